import { describe, expect, test } from 'vitest';
import { interpolateAmount } from './rolling-amount';

describe('[MEM-1.25] rolling amount', () => {
  test.each([
    // from, to, elapsed ms, shown
    [248_050, 303_050, 0, 248_050],
    [248_050, 303_050, 300, 296_175],
    [248_050, 303_050, 600, 303_050],
    [248_050, 303_050, 5000, 303_050],
    // The first frame may have begun before the start was measured.
    [248_050, 303_050, -8, 248_050],
    [303_050, 0, 600, 0],
    [0, 999_999_999_999_900, 599, 999_999_995_370_270],
    [500, 500, 100, 500],
  ])('from %i to %i, after %i ms, it shows %i hundredths', (from, to, elapsed, shown) => {
    expect(interpolateAmount(from, to, elapsed)).toBe(shown);
  });
});
