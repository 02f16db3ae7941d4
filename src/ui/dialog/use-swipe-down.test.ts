import { expect, test } from 'vitest';
import { isSwipeToClose } from './use-swipe-down';

test.each([
  // what                    px    ms   result
  ['a tap', 0, 80, 'stays open'],
  ['a very short, fast movement', 20, 10, 'stays open'],
  ['a short, fast swipe', 40, 60, 'closes'],
  ['a short, slow movement', 40, 400, 'stays open'],
  ['a long, slow movement', 96, 2000, 'closes'],
  ['a movement upwards', -200, 100, 'stays open'],
])('[WL-2] after %s of %d px in %d ms, a sheet $3', (_what, distance, duration, result) => {
  expect(isSwipeToClose(distance, duration)).toBe(result === 'closes');
});
