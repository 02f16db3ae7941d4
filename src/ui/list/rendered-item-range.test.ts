import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeRenderedItemRange } from './rendered-item-range';

const at = (scrolled: number, total = 10_000) =>
  computeRenderedItemRange({ total, columns: 4, rowHeight: 150, scrolled, screenHeight: 900 });

describe('[GAME-5.5] rendered items of a long list', () => {
  test.each([
    // scrolled                first    end   before    after
    ['at the top of the list', 0, 0, 48, 0, 373_200],
    ['above the list', -500, 0, 36, 0, 373_650],
    ['far above the list', -9_000, 0, 4, 0, 374_850],
    ['in the middle of the list', 150_000, 3976, 4048, 149_100, 223_200],
    ['at the end of the list', 374_100, 9952, 10_000, 373_200, 0],
    ['far beyond the end of the list', 999_999, 9996, 10_000, 374_850, 0],
  ])(
    'with the viewport %s, a long list renders the items from index $2 to index $3 (exclusive)',
    (_where, scrolled, first, end, before, after) => {
      expect(at(scrolled)).toEqual({ first, end, before, after });
    },
  );

  test('a list with fewer rows than the screen shows renders all of its items, including an incomplete last row', () => {
    expect(at(0, 6)).toEqual({ first: 0, end: 6, before: 0, after: 0 });
    expect(at(0, 0)).toEqual({ first: 0, end: 0, before: 0, after: 0 });
  });

  test('at any scroll position, the list renders all visible items and only a limited number of others', () => {
    fc.assert(
      fc.property(
        fc.nat(20_000),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 40, max: 400 }),
        fc.integer({ min: -2_000, max: 900_000 }),
        (total, columns, rowHeight, scrolled) => {
          const view = { total, columns, rowHeight, scrolled, screenHeight: 800 };
          const { first, end, before, after } = computeRenderedItemRange(view);
          const drawnRows = Math.ceil((end - first) / columns);
          expect(before + drawnRows * rowHeight + after).toBe(Math.ceil(total / columns) * rowHeight);
          expect(end - first).toBeLessThanOrEqual(columns * (Math.ceil(2400 / rowHeight) + 2));
          const onScreen = Math.floor(Math.max(scrolled, 0) / rowHeight) * columns;
          if (scrolled > -800 && onScreen < total) expect(onScreen >= first && onScreen < end).toBe(true);
        },
      ),
    );
  });
});
