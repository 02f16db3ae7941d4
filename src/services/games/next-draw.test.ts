import { describe, expect, test } from 'vitest';
import { computeNextDrawTime, formatTimeLeft } from './next-draw';

describe('[GAME-5] next draw of a lottery', () => {
  test.each([
    // drawAt  interval  now     next
    [10_000, 60, 4_000, 10_000],
    [10_000, 60, 10_000, 70_000],
    [10_000, 60, 69_999, 70_000],
    [10_000, 60, 70_000, 130_000],
    [10_000, 60, 200_000, 250_000],
    [10_000, 0, 20_000, undefined],
    [0, 60, 20_000, undefined],
  ])(
    'for drawAt=%s, drawInterval=%s and now=%s, the next draw of a lottery is at $3',
    (drawAt, drawInterval, now, next) => {
      expect(computeNextDrawTime({ drawAt, drawInterval }, now)).toBe(next);
    },
  );

  test.each([
    [0, '0:00'],
    [-5, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [605_000, '10:05'],
    [3_600_000, '1:00:00'],
    [7_325_000, '2:02:05'],
  ])('if %s ms are left, the time until the next draw of a lottery is shown as “$1”', (left, text) => {
    expect(formatTimeLeft(left)).toBe(text);
  });
});
