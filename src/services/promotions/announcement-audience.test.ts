import { expect, test } from 'vitest';
import { isForViewer } from './announcement-audience';

test.each([
  // execution session firstLogin isShown
  ['A', false, false, false],
  ['A', true, false, true],
  ['B', false, false, true],
  ['B', true, false, false],
  ['F', false, true, false],
  ['F', true, false, false],
  ['F', true, true, true],
  ['', false, false, true],
])(
  '[POP-1] a promotion with execution %j, session %s, first login %s is shown: %s',
  (execution, hasSession, firstTimeLogin, isShown) => {
    expect(isForViewer({ hasSession, firstTimeLogin }, { execution })).toBe(isShown);
  },
);
