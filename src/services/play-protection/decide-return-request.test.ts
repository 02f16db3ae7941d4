import { expect, test } from 'vitest';
import { decideReturnRequest } from './decide-return-request';

test.each([
  [undefined, 'send'],
  [0, 'none'],
  [999, 'none'],
  [1_000, 'send-after-answer'],
  [9_999, 'send-after-answer'],
  [10_000, 'send'],
] as const)('[SAFE-4.15] after a return whose request is %s ms old, a return does this: %s', (ageMs, decision) => {
  expect(decideReturnRequest(ageMs)).toBe(decision);
});
