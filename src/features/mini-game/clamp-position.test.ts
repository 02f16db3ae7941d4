import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampPosition, MARGIN } from './clamp-position';

const BUBBLE = { width: 64, height: 64 };
const AREA = { width: 400, height: 700 };

describe('[MINI-1] where the mini game may be', () => {
  test('the margin is 2 % of the window’s width', () => {
    expect(MARGIN * 400).toBe(8);
  });

  test.each([
    // wanted          is
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
  ])('wanted at %d, %d it is at %d, %d', (x, y, atX, atY) => {
    expect(clampPosition({ x, y }, BUBBLE, AREA, 8)).toEqual({ x: atX, y: atY });
  });

  test('without room its upper left corner stays in sight', () => {
    expect(clampPosition({ x: 300, y: 300 }, { width: 500, height: 900 }, AREA, 8)).toEqual({ x: 8, y: 8 });
  });

  test('whatever is wanted, all of it is inside, and what was inside stays', () => {
    const number = fc.integer({ min: -2000, max: 2000 });
    fc.assert(
      fc.property(number, number, fc.integer({ min: 320, max: 1000 }), (x, y, width) => {
        const area = { width, height: 500 };
        const margin = width * MARGIN;
        const at = clampPosition({ x, y }, BUBBLE, area, margin);
        expect(at.x).toBeGreaterThanOrEqual(margin);
        expect(at.y).toBeGreaterThanOrEqual(margin);
        expect(at.x + BUBBLE.width).toBeLessThanOrEqual(area.width - margin + 1e-9);
        expect(at.y + BUBBLE.height).toBeLessThanOrEqual(area.height - margin + 1e-9);
        expect(clampPosition(at, BUBBLE, area, margin)).toEqual(at);
      }),
    );
  });
});
