import { expect, test } from 'vitest';
import { formatAge } from './format-age';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [-HOUR, 'en-US', 'now'],
  [0, 'en-US', 'now'],
  [MINUTE - 1, 'en-US', 'now'],
  [MINUTE, 'en-US', '1 minute ago'],
  [HOUR - 1, 'en-US', '59 minutes ago'],
  [HOUR, 'en-US', '1 hour ago'],
  [24 * HOUR - 1, 'en-US', '23 hours ago'],
  [24 * HOUR, 'en-US', 'yesterday'],
  [72 * HOUR, 'en-US', '3 days ago'],
  [5 * MINUTE, 'vi-VN', '5 phút trước'],
  [5 * MINUTE, 'zh-CN', '5分钟前'],
])('[OFF-2] %i ms old is told in %s as %s', (age, locale, told) => {
  expect(formatAge(age, locale)).toBe(told);
});
