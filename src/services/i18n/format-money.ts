/** An amount with its currency as people of the locale write it; a code Intl does not know is written as it is. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
  } catch {
    // Not a code of three letters: tokens such as USDT, or none at all.
    return `${new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(amount)} ${currency}`.trim();
  }
}
