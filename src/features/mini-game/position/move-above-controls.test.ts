import { describe, expect, test } from 'vitest';
import { moveAboveControls, type Rect } from './move-above-controls';

const BUBBLE = { width: 64, height: 64 };
const wide = (y: number): Rect => ({ x: 16, y, width: 328, height: 48 });

describe('[MINI-1] the bubble above the controls of a page', () => {
  test.each<[string, number, Rect[], number]>([
    ['stays where there are none', 728, [], 728],
    ['stays beside one further up', 728, [wide(300)], 728],
    ['stays directly below one', 728, [wide(680)], 728],
    ['stays directly above one', 728, [wide(792)], 728],
    ['moves above one that it covers', 728, [wide(740)], 668],
    ['moves above one whose lower edge it touches', 728, [wide(681)], 609],
    ['moves above two that follow each other', 728, [wide(740), wide(660)], 588],
    ['moves above two in any order', 728, [wide(660), wide(740)], 588],
    ['stays where there is no room above', 100, [wide(60), wide(120)], 100],
  ])('%s', (_, y, controls, expected) => {
    expect(moveAboveControls({ x: 8, y }, BUBBLE, controls, 8)).toEqual({ x: 8, y: expected });
  });

  test('stays where a control is at the other side of the screen', () => {
    const small = { x: 72, y: 740, width: 100, height: 48 };
    expect(moveAboveControls({ x: 8, y: 728 }, BUBBLE, [small], 8)).toEqual({ x: 8, y: 728 });
    expect(moveAboveControls({ x: 172, y: 728 }, BUBBLE, [small], 8)).toEqual({ x: 172, y: 728 });
    expect(moveAboveControls({ x: 9, y: 728 }, BUBBLE, [small], 8)).toEqual({ x: 9, y: 668 });
  });
});
