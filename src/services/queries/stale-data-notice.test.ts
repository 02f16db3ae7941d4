import { expect, test } from 'vitest';
import { formatDataUpdateTime } from './stale-data-notice';

const at = new Date(2026, 2, 4, 14, 5).getTime();

test.each([
  ['the same day', new Date(2026, 2, 4, 23, 59), 'en-GB', '14:05'],
  ['the next day', new Date(2026, 2, 5, 0, 1), 'en-GB', '4 Mar 2026, 14:05'],
  ['the same day in Vietnamese', new Date(2026, 2, 4, 14, 6), 'vi-VN', '14:05'],
  ['the day before, after the clock was set back', new Date(2026, 2, 3, 14, 5), 'en-GB', '4 Mar 2026, 14:05'],
])('[OFF-2] on %s the time of cached data is shown as $3', (_case, now, locale, formatted) => {
  expect(formatDataUpdateTime(at, now.getTime(), locale)).toBe(formatted);
});
