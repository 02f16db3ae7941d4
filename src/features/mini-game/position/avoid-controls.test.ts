import { describe, expect, test } from 'vitest';
import { moveAboveControls, type Rect } from './move-above-controls';

const BUBBLE = { width: 64, height: 64 };
const wide = (y: number): Rect => ({ x: 16, y, width: 328, height: 48 });

describe('[MINI-1] the bubble of the mini game', () => {
  test.each<[string, number, Rect[], number]>([
    ['keeps its position if the page has no controls', 728, [], 728],
    ['keeps its position if a control is further up', 728, [wide(300)], 728],
    ['keeps its position directly below a control', 728, [wide(680)], 728],
    ['keeps its position directly above a control', 728, [wide(792)], 728],
    ['moves above a control that it covers', 728, [wide(740)], 668],
    ['moves above a control whose lower edge it covers', 728, [wide(681)], 609],
    ['moves above two stacked controls', 728, [wide(740), wide(660)], 588],
    ['moves above two stacked controls listed in the opposite order', 728, [wide(660), wide(740)], 588],
    ['keeps its position if there is no room above the controls', 100, [wide(60), wide(120)], 100],
  ])('%s', (_, y, controls, expected) => {
    expect(moveAboveControls({ x: 8, y }, BUBBLE, controls, 8)).toEqual({ x: 8, y: expected });
  });

  test('keeps its position if a control is at the other side of the screen', () => {
    const small = { x: 72, y: 740, width: 100, height: 48 };
    expect(moveAboveControls({ x: 8, y: 728 }, BUBBLE, [small], 8)).toEqual({ x: 8, y: 728 });
    expect(moveAboveControls({ x: 172, y: 728 }, BUBBLE, [small], 8)).toEqual({ x: 172, y: 728 });
    expect(moveAboveControls({ x: 9, y: 728 }, BUBBLE, [small], 8)).toEqual({ x: 9, y: 668 });
  });
});
