import { expect, test } from 'vitest';
import { formatMoney } from './format-money';

test.each([
  [2480.5, 'PHP', 'en-US', '₱2,480.50'],
  [2480.5, 'VND', 'vi-VN', '2.481 ₫'],
  [0, 'CNY', 'zh-CN', '¥0.00'],
  [12, 'USDT', 'en-US', '12.00 USDT'],
  [12, '', 'en-US', '12.00'],
  [1234.5, 'BRL', 'en-US', 'R$ 1.234,50'],
  [1234.5, 'BRL', 'zh-CN', 'R$ 1.234,50'],
  [2480.5, 'TLB', 'en-US', '₱2,480.50'],
  ['9007199254740993.07', 'PHP', 'en-US', '₱9,007,199,254,740,993.07'],
  ['-0.05', 'CNY', 'zh-CN', '-¥0.05'],
] as const)(
  '[I18N-2.1][TRK-2] the amount %s %s in the locale %s is formatted as %s',
  (amount, currency, locale, formatted) => {
    expect(formatMoney(amount, currency, locale).replace(/\s/g, ' ')).toBe(formatted);
  },
);
