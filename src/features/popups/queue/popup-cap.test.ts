import { expect, test } from 'vitest';
import { addPopupTime, isPopupCapReached } from './popup-cap';

const HOUR_MS = 3_600_000;
const NOW = 100 * HOUR_MS;

test.each([
  // hours ago, maximum, reached
  [[], 1, false],
  [[23], 1, true],
  [[24], 1, false],
  [[1, 2], 3, false],
  [[1, 2, 3], 3, true],
  [[1, 2, 30], 3, false],
  // The clock was set back: what lies ahead has been shown all the same.
  [[-48], 1, true],
  // No cap.
  [[1, 2, 3], 0, false],
] as const)(
  '[BAN-2.8] after popups %j hours ago, the cap of %i in a day is reached: %s',
  (hoursAgo, max, isReached) => {
    const times = hoursAgo.map((hours) => NOW - hours * HOUR_MS);
    expect(isPopupCapReached(times, max, NOW)).toBe(isReached);
  },
);

test('[BAN-2.8] times that no longer count are not kept', () => {
  expect(addPopupTime([NOW - 25 * HOUR_MS, NOW - HOUR_MS], NOW)).toEqual([NOW - HOUR_MS, NOW]);
});
