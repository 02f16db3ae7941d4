import { expect, test } from 'vitest';
import { decideReferral } from './decide-referral';

test.each([
  // type offered leads to
  [-1, true, 'invite'],
  [-1, false, 'support'],
  [0, true, 'invite'],
  [0, false, 'support'],
  [1, true, 'agent'],
  [1, false, 'agent'],
  [2, true, 'agent'],
  [2, false, 'agent'],
  [4, true, 'invite'],
  [4, false, 'support'],
] as const)('[LINK-3] type %i, on offer %s: %s', (type, isOffered, where) => {
  expect(decideReferral({ type, isOffered })).toBe(where);
});
