const formats = new Map<string, Intl.NumberFormat>();

/** Returns a cached number format: creating one takes longer than formatting a page of amounts. */
function numberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(tag, options);
  formats.set(key, format);
  return format;
}

/** Options that format an amount without decimals. */
export const NO_DECIMALS_FORMAT = { minimumFractionDigits: 0, maximumFractionDigits: 0 };

/** Returns the locale in which amounts of a currency are written: Brazilian reais always have their Brazilian form. */
export const decideMoneyLocale = (currency: string, locale: string): string => (currency === 'BRL' ? 'pt-BR' : locale);

/**
 * Formats an amount with the symbol of its currency, such as `₱`, for a locale; a currency code that Intl does not
 * know is appended unchanged. Brazilian reais use the Brazilian format, and TLB is shown as PHP.
 * @param amount a number, or a decimal string, which Intl formats without the rounding errors of binary fractions
 * @param format such as {@link NO_DECIMALS_FORMAT}
 */
export function formatMoney(
  amount: number | `${number}`,
  currency: string,
  locale: string,
  format: Intl.NumberFormatOptions = {},
): string {
  const tag = decideMoneyLocale(currency, locale);
  const shown = currency === 'TLB' ? 'PHP' : currency;
  try {
    return numberFormat(tag, { style: 'currency', currency: shown, currencyDisplay: 'narrowSymbol', ...format }).format(
      amount,
    );
  } catch {
    // Not a three-letter code: a token such as USDT, or empty.
    return `${numberFormat(tag, { minimumFractionDigits: 2, ...format }).format(amount)} ${shown}`.trim();
  }
}
