import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visibleRows } from './visible-rows';

const at = (scrolled: number, total = 10_000) =>
  visibleRows({ total, columns: 4, rowHeight: 150, scrolled, screenHeight: 900 });

describe('[GAME-5] items of a long list that are rendered', () => {
  test.each([
    // scrolled                first    end   before    after
    ['at its top', 0, 0, 48, 0, 373_200],
    ['below the screen', -500, 0, 36, 0, 373_650],
    ['far below the screen', -9_000, 0, 4, 0, 374_850],
    ['in its middle', 150_000, 3976, 4048, 149_100, 223_200],
    ['at its end', 374_100, 9952, 10_000, 373_200, 0],
    ['far beyond its end', 999_999, 9996, 10_000, 374_850, 0],
  ])('the viewport %s renders the items from index $2 to $3', (_where, scrolled, first, end, before, after) => {
    expect(at(scrolled)).toEqual({ first, end, before, after });
  });

  test('handles an incomplete last row and an empty list', () => {
    expect(at(0, 6)).toEqual({ first: 0, end: 6, before: 0, after: 0 });
    expect(at(0, 0)).toEqual({ first: 0, end: 0, before: 0, after: 0 });
  });

  test('renders all visible items, a bounded number of them, with a constant total height at any scroll position', () => {
    fc.assert(
      fc.property(
        fc.nat(20_000),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 40, max: 400 }),
        fc.integer({ min: -2_000, max: 900_000 }),
        (total, columns, rowHeight, scrolled) => {
          const view = { total, columns, rowHeight, scrolled, screenHeight: 800 };
          const { first, end, before, after } = visibleRows(view);
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
