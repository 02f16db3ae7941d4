import { expect, test } from 'vitest';
import { computeWorkBits } from './compute-work-bits';

test.each([
  [0, 14],
  [9, 14],
  [10, 15],
  [19, 15],
  [20, 16],
  [40, 17],
  [80, 18],
  [160, 19],
  [319, 19],
  [320, 20],
  // The app does no more (CAPT-5.2).
  [1_000_000, 20],
])('[CAPT-5.3] after %i pictures of one address, the next one takes %i bits of work', (earlier, bits) => {
  expect(computeWorkBits(earlier)).toBe(bits);
});
