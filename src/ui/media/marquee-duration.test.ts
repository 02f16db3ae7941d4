import { expect, test } from 'vitest';
import { computeMarqueeDurationMs } from './marquee';

test.each([
  [60, 60, 1000],
  [900, 60, 15_000],
  [300, 30, 10_000],
])('[GAME-7] a marquee of %i px at %i px per second takes %i ms', (width, speed, duration) => {
  expect(computeMarqueeDurationMs(width, speed)).toBe(duration);
});
