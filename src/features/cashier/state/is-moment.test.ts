import { expect, test } from 'vitest';
import { isOrderMoment } from './is-moment';

const NOW = 1_800_000_000_000;

test.each([
  // seen pending, decided at, celebrated
  [true, 0, true],
  [true, NOW - 86_400_000, true],
  [false, 0, false],
  [false, NOW - 1000, true],
  [false, NOW + 1000, true],
  [false, NOW - 599_999, true],
  [false, NOW - 600_000, false],
  [false, NOW - 86_400_000, false],
  [false, NOW + 86_400_000, false],
])('[MEM-1.25] an order that was seen pending=%s and decided at %i is celebrated: %s', (seen, decidedAt, expected) => {
  expect(isOrderMoment(seen, decidedAt, NOW)).toBe(expected);
});
