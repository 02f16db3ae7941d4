import { expect, test } from 'vitest';
import { computeMarqueeDurationMs } from './marquee';

test.each([
  [60, 60, 1000],
  [900, 60, 15_000],
  [300, 30, 10_000],
])(
  '[GAME-7.1] a marquee that is %i px wide and moves %i px per second has a duration of %i ms',
  (width, speed, duration) => {
    expect(computeMarqueeDurationMs(width, speed)).toBe(duration);
  },
);
