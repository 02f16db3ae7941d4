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
