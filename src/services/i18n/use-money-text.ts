import type { Amount } from '../../contract/money';
import { formatMoney } from './format-money';
import { useI18n } from './i18n';

/** Unicode isolates, with which an amount inside a sentence keeps its order in right-to-left languages. */
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

interface MoneyText {
  /** Formats an amount for a sentence, isolated from the direction of the text around it. */
  readonly format: (amount: Amount) => string;
  /** Decimals of the currency: 0 for dong. */
  readonly decimals: number;
  readonly locale: string;
}

/** Returns how many decimals a currency has; 2 for a code that Intl does not know, such as USDT. */
function currencyDecimals(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    // Not a three-letter code.
    return 2;
  }
}

/** Returns how amounts of a currency are written in the current language. */
export function useMoneyText(currency: string): MoneyText {
  const { language } = useI18n();
  const decimals = currencyDecimals(currency);
  return {
    format: (amount) => {
      const text = formatMoney(amount, currency, language.locale);
      return language.dir === 'rtl' ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE : text;
    },
    decimals,
    locale: language.locale,
  };
}
