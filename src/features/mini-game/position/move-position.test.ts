import { describe, expect, test } from 'vitest';
import { clampPosition } from './clamp-position';
import { CORNERS, getArrowKeyOffset, getCornerPosition, getInitialPosition } from './move-position';

const clamp = (position: { x: number; y: number }) =>
  clampPosition(position, { width: 64, height: 64 }, { width: 400, height: 700 }, 8);

describe('[MINI-1] position of the mini game', () => {
  test('moving the mini game to a corner of the screen places it at the margins of that corner', () => {
    expect(CORNERS.map((corner) => clamp(getCornerPosition(corner)))).toEqual([
      { x: 8, y: 8 },
      { x: 328, y: 8 },
      { x: 8, y: 628 },
      { x: 328, y: 628 },
    ]);
  });

  test.each([
    ['ltr', { x: 8, y: 628 }],
    ['rtl', { x: 328, y: 628 }],
  ] as const)(
    '[MINI-1.11] the mini game is initially placed in the bottom start corner for the text direction %s',
    (dir, expected) => {
      expect(clamp(getInitialPosition(dir))).toEqual(expected);
    },
  );

  test.each([
    ['ArrowLeft', { x: -24, y: 0 }],
    ['ArrowRight', { x: 24, y: 0 }],
    ['ArrowUp', { x: 0, y: -24 }],
    ['ArrowDown', { x: 0, y: 24 }],
    ['Enter', undefined],
    ['toString', undefined],
  ])('for the key %s, getArrowKeyOffset() returns %j', (key, expected) => {
    expect(getArrowKeyOffset(key)).toEqual(expected);
  });
});
