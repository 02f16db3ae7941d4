import { expect, test } from 'vitest';
import { isAnnouncementForRecipient } from './announcement-audience';

test.each([
  // execution session firstLogin result
  ['A', false, false, 'hidden'],
  ['A', true, false, 'shown'],
  ['B', false, false, 'shown'],
  ['B', true, false, 'hidden'],
  ['F', false, true, 'hidden'],
  ['F', true, false, 'hidden'],
  ['F', true, true, 'shown'],
  ['', false, false, 'shown'],
])(
  '[POP-1.1] with execution=%j, hasSession=%s and firstTimeLogin=%s, an announcement is $3',
  (execution, hasSession, firstTimeLogin, result) => {
    expect(isAnnouncementForRecipient({ hasSession, firstTimeLogin }, { execution })).toBe(result === 'shown');
  },
);
