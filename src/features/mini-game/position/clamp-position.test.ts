import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampPosition, EDGE_MARGIN_PER_WINDOW_WIDTH } from './clamp-position';

const BUBBLE = { width: 64, height: 64 };
const AREA = { width: 400, height: 700 };

describe('[MINI-1] position of the mini game', () => {
  test('[MINI-1.5] the margin between the mini game and the window edges is 2 % of the window width', () => {
    expect(EDGE_MARGIN_PER_WINDOW_WIDTH * 400).toBe(8);
  });

  test.each([
    // position        clamped
    [100, 200, 100, 200],
    [8, 8, 8, 8],
    [7, 8, 8, 8],
    [0, 300, 8, 300],
    [-500, -500, 8, 8],
    [328, 628, 328, 628],
    [329, 628, 328, 628],
    [328, 629, 328, 628],
    [400, 0, 328, 8],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 328, 628],
    [Number.NEGATIVE_INFINITY, 50, 8, 50],
  ])('the position of the mini game is clamped from (%d, %d) to (%d, %d)', (x, y, clampedX, clampedY) => {
    expect(clampPosition({ x, y }, BUBBLE, AREA, 8)).toEqual({ x: clampedX, y: clampedY });
  });

  test('clamping keeps the upper left corner of the mini game visible if its panel is larger than the window', () => {
    expect(clampPosition({ x: 300, y: 300 }, { width: 500, height: 900 }, AREA, 8)).toEqual({ x: 8, y: 8 });
  });

  test('the clamped position of the mini game is inside the margins, and is not changed by clamping it again', () => {
    const number = fc.integer({ min: -2000, max: 2000 });
    fc.assert(
      fc.property(number, number, fc.integer({ min: 320, max: 1000 }), (x, y, width) => {
        const area = { width, height: 500 };
        const margin = width * EDGE_MARGIN_PER_WINDOW_WIDTH;
        const clamped = clampPosition({ x, y }, BUBBLE, area, margin);
        expect(clamped.x).toBeGreaterThanOrEqual(margin);
        expect(clamped.y).toBeGreaterThanOrEqual(margin);
        expect(clamped.x + BUBBLE.width).toBeLessThanOrEqual(area.width - margin + 1e-9);
        expect(clamped.y + BUBBLE.height).toBeLessThanOrEqual(area.height - margin + 1e-9);
        expect(clampPosition(clamped, BUBBLE, area, margin)).toEqual(clamped);
      }),
    );
  });
});
