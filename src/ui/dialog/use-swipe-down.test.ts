import { expect, test } from 'vitest';
import { isSwipeToClose } from './use-swipe-down';

test.each([
  // what                    px    ms   closes
  ['a tap', 0, 80, false],
  ['a very short, fast movement', 20, 10, false],
  ['a short, fast swipe', 40, 60, true],
  ['a short, slow movement', 40, 400, false],
  ['a long, slow movement', 96, 2000, true],
  ['a movement upwards', -200, 100, false],
])('[WL-2] a sheet closes after %s (%d px in %d ms): %s', (_what, distance, duration, closes) => {
  expect(isSwipeToClose(distance, duration)).toBe(closes);
});
