import { expect, test } from 'vitest';
import { formatMoney } from './format-money';

test.each([
  [2480.5, 'PHP', 'en-US', '₱2,480.50'],
  [2480.5, 'VND', 'vi-VN', '2.481 ₫'],
  [0, 'CNY', 'zh-CN', '¥0.00'],
  [12, 'USDT', 'en-US', '12.00 USDT'],
  [12, '', 'en-US', '12.00'],
])('[I18N-2] the amount %f %s in %s is formatted as %s', (amount, currency, locale, formatted) => {
  expect(formatMoney(amount, currency, locale).replace(/\s/g, ' ')).toBe(formatted);
});
