import { expect, test } from 'vitest';
import { decideTapOrDrag } from './use-drag';

const DOWN = { x: 100, y: 100 };

test.each([
  [0, 0, 'tap'],
  [1, 0, 'tap'],
  [2, 0, 'tap'],
  [3, 0, 'drag'],
  [0, -2, 'tap'],
  [0, -3, 'drag'],
  [-2, 0, 'tap'],
  [-2.1, 0, 'drag'],
  [1, 1, 'tap'],
  [2, 2, 'drag'],
  [40, -300, 'drag'],
])('[MINI-1.9] a pointer movement by (%d, %d) px is a %s', (x, y, gesture) => {
  expect(decideTapOrDrag(DOWN, { x: DOWN.x + x, y: DOWN.y + y })).toBe(gesture);
});
