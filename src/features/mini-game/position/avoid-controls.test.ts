import { describe, expect, test } from 'vitest';
import { type AvoidanceDirection, computePositionAvoidingControls, type Rect } from './avoid-controls';

const BUBBLE = { width: 64, height: 64 };
const wide = (y: number): Rect => ({ x: 16, y, width: 328, height: 48 });
const areaWith = (...controls: Rect[]) => ({ height: 800, controls });

describe('[MINI-1] bubble of the mini game', () => {
  test.each<[string, number, Rect[], number]>([
    ['keeps its position if the page has no controls', 728, [], 728],
    ['keeps its position if a control is further up', 728, [wide(300)], 728],
    ['keeps its position directly below a control', 728, [wide(680)], 728],
    ['keeps its position directly above a control', 728, [wide(792)], 728],
    ['[MINI-1.8] moves above a control that it covers', 728, [wide(740)], 668],
    ['moves above a control whose lower edge it covers if there is no room below', 728, [wide(681)], 609],
    ['moves above two stacked controls', 728, [wide(740), wide(660)], 588],
    ['moves above two stacked controls listed in the opposite order', 728, [wide(660), wide(740)], 588],
    ['[MINI-1.8] moves below a control whose lower edge it covers', 400, [wide(360)], 416],
    ['moves above a control whose upper edge it covers', 400, [wide(450)], 378],
    ['moves below two stacked controls', 390, [wide(300), wide(352)], 408],
    ['moves below a control at the top of the screen', 8, [wide(20)], 76],
    ['keeps its position if there is no room above or below', 100, [wide(60), { ...wide(120), height: 640 }], 100],
  ])('moves only if it covers a control of the page: the bubble %s', (_, y, controls, expected) => {
    expect(computePositionAvoidingControls({ x: 8, y }, BUBBLE, areaWith(...controls), 8)).toEqual({
      x: 8,
      y: expected,
    });
  });

  test.each<[AvoidanceDirection, number, number]>([
    ['above', 400, 348],
    ['below', 400, 476],
    // There is no room on that side.
    ['above', 10, 68],
    ['below', 700, 648],
  ])(
    '[MINI-1.8] with the preferred direction “%s”, the bubble moves away from a covered control, from y = %d px to y = %d px',
    (direction, y, expected) => {
      const control = wide(y === 400 ? 420 : y === 10 ? 12 : 720);
      expect(computePositionAvoidingControls({ x: 8, y }, BUBBLE, areaWith(control), 8, direction)).toEqual({
        x: 8,
        y: expected,
      });
    },
  );

  test('keeps its position if the only control is on the other side of the screen', () => {
    const small = { x: 72, y: 740, width: 100, height: 48 };
    expect(computePositionAvoidingControls({ x: 8, y: 728 }, BUBBLE, areaWith(small), 8)).toEqual({ x: 8, y: 728 });
    expect(computePositionAvoidingControls({ x: 172, y: 728 }, BUBBLE, areaWith(small), 8)).toEqual({ x: 172, y: 728 });
    expect(computePositionAvoidingControls({ x: 9, y: 728 }, BUBBLE, areaWith(small), 8)).toEqual({ x: 9, y: 668 });
  });
});
