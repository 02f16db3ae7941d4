import { describe, expect, test } from 'vitest';
import { clampPosition } from './clamp-position';
import { CORNERS, cornerPosition, firstPosition, stepPosition } from './move-position';

const inside = (wanted: { x: number; y: number }) =>
  clampPosition(wanted, { width: 64, height: 64 }, { width: 400, height: 700 }, 8);

describe('[MINI-1] moved without dragging', () => {
  test('every corner is a place of its own', () => {
    expect(CORNERS.map((corner) => inside(cornerPosition(corner)))).toEqual([
      { x: 8, y: 8 },
      { x: 328, y: 8 },
      { x: 8, y: 628 },
      { x: 328, y: 628 },
    ]);
  });

  test.each([
    ['ltr', { x: 8, y: 628 }],
    ['rtl', { x: 328, y: 628 }],
  ] as const)('it begins where lines begin: %s', (dir, at) => {
    expect(inside(firstPosition(dir))).toEqual(at);
  });

  test.each([
    ['ArrowLeft', { x: 76, y: 100 }],
    ['ArrowRight', { x: 124, y: 100 }],
    ['ArrowUp', { x: 100, y: 76 }],
    ['ArrowDown', { x: 100, y: 124 }],
    ['Enter', undefined],
    ['toString', undefined],
  ])('%s', (key, at) => {
    expect(stepPosition({ x: 100, y: 100 }, key)).toEqual(at);
  });
});
