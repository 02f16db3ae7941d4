/**
 * Formats an amount with its currency for a locale; a currency code that Intl does not know is appended
 * unchanged. @param isWhole without decimals
 */
export function formatMoney(amount: number, currency: string, locale: string, isWhole = false): string {
  const digits = isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(amount);
  } catch {
    // Not a three-letter code: a token such as USDT, or empty.
    return `${new Intl.NumberFormat(locale, { minimumFractionDigits: 2, ...digits }).format(amount)} ${currency}`.trim();
  }
}
