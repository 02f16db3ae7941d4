import { expect, test } from 'vitest';
import { chooseDrawTimeFormat } from './draw-time-format';

const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2027, 0, 2, 12);
const format = (hours: number) =>
  new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...chooseDrawTimeFormat(NOW + hours * HOUR_MS, NOW) })
    .format(NOW + hours * HOUR_MS)
    .replace(/\s/g, ' ');

test.each([
  [0, '12:00 PM'],
  [11, '11:00 PM'],
  [-11, '1:00 AM'],
  [12, 'Sun 12:00 AM'],
  [-48, 'Thu 12:00 PM'],
  [-6 * 24, 'Dec 27, 12:00 PM'],
])('[GAME-9.2] the time of a draw in %i hours is written as %s', (hours, text) => {
  expect(format(hours)).toBe(text);
});
