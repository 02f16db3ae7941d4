import { formatMoney } from '../../../services/i18n/format-money';

const COMPACT: Intl.NumberFormatOptions = {
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
  roundingMode: 'trunc', // never more than there is
};
/** Longest amount for which a header of 360 px has room (characters). */
const MAX_CHARS = 12;

/** Returns the balance for the header: in full if there is room, otherwise rounded down, as in $1.24M. */
export function formatShortBalance(amount: `${number}`, currency: string, locale: string): string {
  const full = formatMoney(amount, currency, locale);
  return full.length <= MAX_CHARS ? full : formatMoney(amount, currency, locale, COMPACT);
}
