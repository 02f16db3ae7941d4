import { normalizeTypedText } from '../../../base/normalize-typed-text';
import { type Amount, amountToMinorUnits, isAmount, minorUnitsToAmount } from '../../../contract/money';
import type { TranslationKey } from '../../../services/i18n/catalogue';
import type { MoneyFormatter } from '../../../services/i18n/use-money-formatter';

/** Limits of an amount. A `min` or `max` of 0 means no limit. */
export interface AmountBounds {
  readonly min: Amount;
  readonly max: Amount;
  /** Available balance; absent for a deposit. */
  readonly balance?: Amount;
}

/** How amounts are written: `locale` has the separators, `decimals` the number of decimals of the currency. */
export type AmountNotation = Pick<MoneyFormatter, 'locale' | 'decimals' | 'symbol'>;

/** A parsed amount, or the text key of an error; `limit` is the amount that the error text contains. */
export type AmountParseResult =
  | { readonly ok: true; readonly amount: Amount }
  | { readonly ok: false; readonly key: TranslationKey; readonly limit?: Amount };

const wrong = (key: TranslationKey, limit?: Amount): AmountParseResult => ({ ok: false, key, ...(limit && { limit }) });

/**
 * Maximum length of a pasted amount, far more than an amount needs: a browser cuts a longer text without notice, and the
 * rest may be another amount.
 */
export const MAX_PASTED_AMOUNT_LENGTH = 100;

/** Number of decimals that an amount can have on every platform. */
const MAX_DECIMALS = 2;

/**
 * Parses an amount that the user has typed, with digits of any writing system, the separators of the locale, and with
 * or without the currency symbol, and checks the amount against its bounds.
 */
export function parseAmount(
  text: string,
  { min, max, balance }: AmountBounds,
  { locale, decimals, symbol }: AmountNotation,
): AmountParseResult {
  const typed = removeSymbol(normalizeTypedText(text), symbol);
  if (typed === '') return wrong('cashier.amount.empty');
  if (typed.startsWith('-')) return wrong('cashier.amount.negative');
  const plain = toPlainNumber(typed, decimalSeparatorOf(locale));
  if (plain === undefined) return wrong('cashier.amount.format');
  const [whole = '', fraction = ''] = plain.split('.');
  if (fraction.length > Math.min(decimals, MAX_DECIMALS))
    return wrong(decimals === 0 ? 'cashier.amount.whole' : 'cashier.amount.decimals');
  const digits = whole.replace(/^0+(?=\d)/, '');
  const amount = `${digits === '' ? '0' : digits}${fraction === '' ? '' : `.${fraction}`}`;
  // More digits than an amount can have: above any limit.
  if (!isAmount(amount)) return wrong('cashier.amount.max', max);
  const minor = amountToMinorUnits(amount);
  if (minor === 0) return wrong('cashier.amount.empty');
  if (minor < amountToMinorUnits(min)) return wrong('cashier.amount.min', min);
  if (amountToMinorUnits(max) > 0 && minor > amountToMinorUnits(max)) return wrong('cashier.amount.max', max);
  if (balance !== undefined && minor > amountToMinorUnits(balance)) return wrong('cashier.amount.balance', balance);
  return { ok: true, amount: minorUnitsToAmount(minor) };
}

/** Brings a currency symbol to one form: `￥` is `¥`, and keyboards type `đ` for `₫`. */
const normalizeSymbol = (text: string): string =>
  text.replaceAll('￥', '¥').replaceAll('￦', '₩').replace(/[đĐ]/g, '₫');

/** Removes the symbol of the currency, which a copied amount contains, from the start or the end. */
function removeSymbol(typed: string, currencySymbol: string): string {
  const symbol = normalizeSymbol(currencySymbol);
  const text = normalizeSymbol(typed);
  if (symbol === '') return typed;
  if (text.startsWith(symbol)) return text.slice(symbol.length).trim();
  return text.endsWith(symbol) ? text.slice(0, -symbol.length).trim() : typed;
}

type DecimalSeparator = '.' | ',';

function decimalSeparatorOf(locale: string): DecimalSeparator {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/**
 * A number with group separators: groups of three digits, or as in India of two and at last three, with one separator
 * throughout. The first group does not begin with 0, because `0,500` may be a half or five hundred.
 */
const GROUPED =
  /^(?:[1-9]\d{0,2}(?:([.,'’٬ ])\d{3})(?:\1\d{3})*|[1-9]\d?(?:([.,'’٬ ])\d{2})(?:\2\d{2})*\2\d{3})(?:([.,])\d*)?$/;

/**
 * Returns the text of a number with `.` as decimal separator and without group separators; undefined if `text` is not
 * a number, or may be two different ones. Separators that have only one meaning are accepted in every locale, as in
 * `1.234,56`, `1.234.567` and `1,5`; in `1.234` the locale decides.
 */
function toPlainNumber(text: string, decimal: DecimalSeparator): string | undefined {
  if (/^\d+$/.test(text)) return text;
  const [, thousands, lakhs, point] = GROUPED.exec(text) ?? [];
  const group = thousands ?? lakhs;
  if (group !== undefined && group !== point) {
    const isDecimal = point === undefined && group === decimal && text.split(group).length === 2;
    if (!isDecimal) return text.replaceAll(group, '').replace(',', '.');
  }
  const [, whole, separator, fraction = ''] = /^(\d*)([.,])(\d*)$/.exec(text) ?? [];
  if (whole === undefined || text.length < 2) return undefined;
  // Not the decimal separator of the locale, and followed by as many digits as a group: `0,500` in English.
  if (separator !== decimal && fraction.length > MAX_DECIMALS) return undefined;
  return `${whole}.${fraction}`;
}
