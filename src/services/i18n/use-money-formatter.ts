import type { Amount } from '../../contract/money';
import { decideMoneyLocale, formatMoney, NO_DECIMALS_FORMAT } from './format-money';
import { useI18n } from './i18n';

export interface MoneyFormatter {
  readonly format: (amount: Amount) => string;
  /** Without decimals if the amount is whole, as a prize is. */
  readonly formatPrize: (amount: Amount) => string;
  /** Number of decimals of the currency, such as 0 for the Vietnamese dong. */
  readonly decimals: number;
  /** Symbol of the currency in the current language, such as `₱`. */
  readonly symbol: string;
  /** Whether the symbol follows the digits. */
  readonly isSymbolTrailing: boolean;
  /** BCP 47 locale whose separators the amounts have. */
  readonly locale: string;
}

/** Returns the number of decimals of a currency; 2 for a code that Intl does not know, such as USDT. */
function currencyDecimals(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    // Not a three-letter code.
    return 2;
  }
}

/**
 * Whether the currency symbol follows the digits, as in Vietnamese. Also true for currency codes that Intl does not
 * know, because formatMoney() appends them.
 */
export const hasTrailingSymbol = (currency: string, locale: string): boolean =>
  /^\p{Cf}*\p{Nd}/u.test(formatMoney(0, currency, locale));

/** Returns the money formatter of a currency for the current language. */
export function useMoneyFormatter(currency: string): MoneyFormatter {
  const { language } = useI18n();
  const decimals = currencyDecimals(currency);
  return {
    format: (amount) => formatMoney(amount, currency, language.locale),
    formatPrize: (amount) =>
      formatMoney(amount, currency, language.locale, Number.isInteger(Number(amount)) ? NO_DECIMALS_FORMAT : {}),
    decimals,
    symbol: formatMoney(0, currency, language.locale).replace(/[^\p{Sc}\p{L}]/gu, ''),
    isSymbolTrailing: hasTrailingSymbol(currency, language.locale),
    locale: decideMoneyLocale(currency, language.locale),
  };
}
