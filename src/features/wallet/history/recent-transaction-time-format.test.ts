import { expect, test } from 'vitest';
import { chooseRecentTransactionTimeFormat } from './recent-transaction-time-format';

const NOW = new Date(2026, 2, 4, 14, 5);

test.each([
  // case                         time                             shown
  ['this minute', NOW, '14:05'],
  ['at the start of today', new Date(2026, 2, 4), '00:00'],
  ['at the end of yesterday', new Date(2026, 2, 3, 23, 59), '3 Mar'],
  ['on the same day of last month', new Date(2026, 1, 4, 14, 5), '4 Feb'],
  ['at the start of this year', new Date(2026, 0, 1), '1 Jan'],
  ['at the end of last year', new Date(2025, 11, 31, 23, 59), '31 Dec 2025'],
  ['on this day of last year', new Date(2025, 2, 4, 14, 5), '4 Mar 2025'],
  ['tomorrow, after the clock was set back', new Date(2026, 2, 5), '5 Mar'],
])('[MEM-1.15] the time of a recent transaction %s is shown as $2', (_case, at, shown) => {
  const format = chooseRecentTransactionTimeFormat(at.getTime(), NOW.getTime());
  expect(new Intl.DateTimeFormat('en-GB', format).format(at)).toBe(shown);
});
