import { expect, test } from 'vitest';
import { computeMissionProgress } from './mission-progress';

test.each([
  // done goal ratio displayed isDone
  [0, 3, 0, 0, false],
  [1, 4, 0.25, 1, false],
  [3, 3, 1, 3, true],
  [5, 3, 1, 3, true],
  [-2, 3, 0, 0, false],
  [0, 0, 1, 0, true],
])(
  '[MEM-1] for a mission with %i of %i steps done, computeMissionProgress() returns ratio=%d, done=%i and isDone=%s',
  (done, goal, ratio, displayed, isDone) => {
    expect(computeMissionProgress({ done, goal })).toEqual({ ratio, done: displayed, goal, isDone });
  },
);
