import { expect, test } from 'vitest';
import { listLongerBreaksFromPlay } from './longer-breaks-from-play';

const DAY_MS = 24 * 3_600_000;
const NOW = 1000 * DAY_MS;

test.each([
  // days left of the current break, choices
  [0, ['DAY', 'WEEK', 'MONTH', 'HALF_YEAR']],
  [0.5, ['DAY', 'WEEK', 'MONTH', 'HALF_YEAR']],
  [0.99, ['WEEK', 'MONTH', 'HALF_YEAR']],
  [1, ['WEEK', 'MONTH', 'HALF_YEAR']],
  [6.9, ['WEEK', 'MONTH', 'HALF_YEAR']],
  [30, ['HALF_YEAR']],
  [180, []],
])(
  '[MEM-1.17] if the current break from play ends in %f days, the member can choose the longer breaks %j',
  (days, periods) => {
    expect(listLongerBreaksFromPlay(NOW + days * DAY_MS, NOW).map(({ period }) => period)).toEqual(periods);
  },
);

test('[MEM-1] without a current break from play, the member can choose breaks that end 1, 7, 30 and 180 days from now', () => {
  expect(listLongerBreaksFromPlay(0, NOW).map(({ endsAt }) => (endsAt - NOW) / DAY_MS)).toEqual([1, 7, 30, 180]);
});
