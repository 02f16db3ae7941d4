import { expect, test } from 'vitest';
import { formatShortBalance } from './format-short-balance';

test.each([
  // amount, currency, locale, shown
  ['2480.5', 'PHP', 'en-US', '₱2,480.50'],
  ['0', 'PHP', 'en-US', '₱0.00'],
  ['2480.5', 'PHP', 'vi-VN', '2.480,50\u00a0₱'],
  ['2480.5', 'PHP', 'zh-CN', '₱2,480.50'],
  ['1240.25', 'CNY', 'en-US', '¥1,240.25'],
  ['1240250', 'VND', 'en-US', '₫1,240,250'],
  ['999999.99', 'PHP', 'en-US', '₱999,999.99'],
  ['12480999.99', 'PHP', 'en-US', '₱12.48M'],
  ['3218499999', 'VND', 'en-US', '₫3.21B'],
  ['-12480999.99', 'PHP', 'en-US', '-₱12.48M'],
  ['12480999.99', 'USDT', 'en-US', '12.48M USDT'],
] as const)(
  '[WL-2] a balance of %s %s in the locale %s is shown in the header as %s',
  (amount, currency, locale, shown) => {
    expect(formatShortBalance(amount, currency, locale)).toBe(shown);
  },
);
