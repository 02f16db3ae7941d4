import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { activateLanguage, useI18n } from './i18n';
import { ENGLISH } from './languages';
import { useMoneyFormatter } from './use-money-formatter';

test.each([
  ['ltr', '₱1,234.50'],
  ['rtl', '\u2068₱1,234.50\u2069'],
] as const)(
  '[I18N-2] in a language with the text direction %s, an amount within a sentence is formatted as %j',
  async (dir, text) => {
    await activateLanguage(ENGLISH);
    useI18n.setState({ language: { ...ENGLISH, dir } });
    const { result } = await renderHook(() => useMoneyFormatter('PHP'));
    expect(result.current.format('1234.50')).toBe(text);
  },
);

test.each([
  ['PHP', 2],
  ['VND', 0],
  ['USDT', 2],
])('[I18N-2] an amount in %s has %i decimals', async (currency, decimals) => {
  const { result } = await renderHook(() => useMoneyFormatter(currency));
  expect(result.current.decimals).toBe(decimals);
});
