import { formatMoney } from '../../../services/i18n/format-money';

const COMPACT: Intl.NumberFormatOptions = {
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
  roundingMode: 'trunc', // never more than there is
};
/** Maximum length of an amount that fits into the header on a screen 360 px wide (characters). */
const MAX_CHARS = 12;

/**
 * Formats the balance for the header: in full if it has at most MAX_CHARS characters, otherwise abbreviated and rounded
 * down, as in $1.24M.
 */
export function formatShortBalance(amount: `${number}`, currency: string, locale: string): string {
  const full = formatMoney(amount, currency, locale);
  return full.length <= MAX_CHARS ? full : formatMoney(amount, currency, locale, COMPACT);
}
