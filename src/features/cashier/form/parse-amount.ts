import { toAsciiDigits } from '../../../base/digits';
import { type Amount, amountToMinorUnits, isAmount, minorUnitsToAmount } from '../../../contract/money';
import type { TranslationKey } from '../../../services/i18n/catalogue';

/** Rules for an amount. A `min` or `max` of 0 means no limit. */
export interface AmountRules {
  readonly min: Amount;
  readonly max: Amount;
  /** Available balance; absent for a deposit. */
  readonly balance?: Amount;
  /** BCP 47 locale, whose separators are used to parse the amount. */
  readonly locale: string;
  /** Maximum number of decimals in the currency. */
  readonly decimals: number;
}

/** A parsed amount, or the text key of an error; `limit` is the amount that the error text contains. */
export type AmountParseResult =
  | { readonly ok: true; readonly amount: Amount }
  | { readonly ok: false; readonly key: TranslationKey; readonly limit?: Amount };

const wrong = (key: TranslationKey, limit?: Amount): AmountParseResult => ({ ok: false, key, ...(limit && { limit }) });

/**
 * Parses an amount that the user has typed, with digits of any writing system and the separators of the locale, and
 * checks the amount against the rules.
 */
export function parseAmount(text: string, { min, max, balance, locale, decimals }: AmountRules): AmountParseResult {
  const typed = normalizeSpaces(toAsciiDigits(text));
  if (typed === '') return wrong('cashier.amount.empty');
  if (/^[-−–]/.test(typed)) return wrong('cashier.amount.negative');
  const plain = plainNumber(typed, separatorsOf(locale));
  if (plain === undefined) return wrong('cashier.amount.format');
  const [whole = '', fraction = ''] = plain.split('.');
  if (fraction.length > decimals) return wrong(decimals === 0 ? 'cashier.amount.whole' : 'cashier.amount.decimals');
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

/**
 * Removes spaces, apostrophes and the Arabic thousands separator, which are group separators in some locales, and the
 * directional marks that pasted text may contain. Replaces the Arabic decimal separator with a point.
 */
const normalizeSpaces = (text: string): string =>
  text
    .trim()
    .replace(/[\s’'٬]/gu, '')
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace('٫', '.');

interface Separators {
  readonly group: string;
  readonly decimal: string;
}

function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12_345.6);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: find('group') === '.' ? '.' : ',', decimal: find('decimal') === ',' ? ',' : '.' };
}

const escapeRegExp = (separator: string): string => `\\${separator}`;

/**
 * Returns the text of a number with `.` as decimal separator and without group separators; undefined if `text` is not
 * a number. A single `.` or `,` that cannot be a group separator in the text, as in `1,5` and `500.50`, is the
 * decimal separator in any locale.
 */
function plainNumber(text: string, { group, decimal }: Separators): string | undefined {
  if (/^\d+$/.test(text)) return text;
  const grouped = new RegExp(
    `^\\d{1,3}(?:${escapeRegExp(group)}\\d{2,3})*${escapeRegExp(group)}\\d{3}(?:${escapeRegExp(decimal)}\\d*)?$`,
  );
  if (grouped.test(text)) return text.replaceAll(group, '').replace(decimal, '.');
  const single = /^(\d*)[.,](\d*)$/.exec(text);
  if (!single || text.length < 2) return undefined;
  const [, whole = '', fraction = ''] = single;
  return `${whole}.${fraction}`;
}
