import { describe, expect, test } from 'vitest';
import { findNearestEdge, getDockedPosition, movePositionByArrowKey } from './dock-position';

const AREA = { width: 360 };
const BUBBLE = { width: 64, height: 64 };

describe('[MINI-1] bubble of the mini game', () => {
  test.each([
    [8, 'left'],
    [147, 'left'],
    [148, 'right'],
    [288, 'right'],
  ])('[MINI-1.6] the bubble of the mini game at x = %d px is docked to the %s edge', (x, edge) => {
    expect(findNearestEdge({ x, y: 500 }, BUBBLE, AREA)).toBe(edge);
  });

  test.each([
    ['left', { x: 0, y: 500 }],
    ['right', { x: 336, y: 500 }],
  ] as const)(
    '[MINI-1.6] the bubble of the mini game touches the %s edge of the screen when docked',
    (edge, position) => {
      expect(getDockedPosition(edge, 500, AREA)).toEqual(position);
    },
  );

  test.each([
    [
      { x: 24, y: 0 },
      { x: 360, y: 500 },
    ],
    [
      { x: -24, y: 0 },
      { x: 0, y: 500 },
    ],
    [
      { x: 0, y: 24 },
      { x: 8, y: 524 },
    ],
  ])('the arrow key offset %j moves the docked bubble of the mini game from (8, 500) to %j', (offset, expected) => {
    expect(movePositionByArrowKey({ x: 8, y: 500 }, offset, true, AREA)).toEqual(expected);
  });

  test('an arrow key moves the undocked bubble of the mini game by exactly the offset of the key', () => {
    expect(movePositionByArrowKey({ x: 8, y: 500 }, { x: 24, y: 0 }, false, AREA)).toEqual({ x: 32, y: 500 });
  });
});
