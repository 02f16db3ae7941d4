import { expect, test } from 'vitest';
import { hasTrailingSymbol } from './use-money-formatter';

test.each([
  ['PHP', 'en-US', false],
  ['CNY', 'zh-CN', false],
  ['VND', 'zh-CN', false],
  ['VND', 'vi-VN', true],
  ['PHP', 'vi-VN', true],
  ['BRL', 'vi-VN', false],
  ['USDT', 'en-US', true],
  ['SAR', 'ar-EG', true],
  ['ILS', 'he-IL', true],
])(
  '[I18N-2] [MEM-1] for the currency %s in the locale %s, hasTrailingSymbol() returns %s',
  (currency, locale, isTrailing) => {
    expect(hasTrailingSymbol(currency, locale)).toBe(isTrailing);
  },
);
