import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useMoneyFormatter } from './use-money-formatter';

test.each([
  ['PHP', 2],
  ['VND', 0],
  ['USDT', 2],
])('[I18N-2] an amount in %s has %i decimal places', async (currency, decimals) => {
  const { result } = await renderHook(() => useMoneyFormatter(currency));
  expect(result.current.decimals).toBe(decimals);
});

test.each([
  ['BRL', 'pt-BR'],
  ['PHP', 'en-US'],
])(
  '[MEM-1] an amount in %s is read with the separators of the locale %s, in which it is shown',
  async (currency, locale) => {
    const { result } = await renderHook(() => useMoneyFormatter(currency));
    expect(result.current.locale).toBe(locale);
  },
);
