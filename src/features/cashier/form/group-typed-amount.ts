import { normalizeTypedText } from '../../../base/normalize-typed-text';
import { type Amount, amountToMinorUnits, minorUnitsToAmount } from '../../../contract/money';

/** A text of the amount field, and the position of the caret in it. */
export interface TextAndCaret {
  readonly text: string;
  readonly caret: number;
}

export interface TypedAmountEdit extends TextAndCaret {
  /** The text before the edit. */
  readonly before: string;
  /** Whether the Delete key was pressed, which deletes what follows the caret. */
  readonly isForwardDelete: boolean;
}

/**
 * Groups the digits of an amount while it is typed, as the locale writes it: `1500` becomes `1,500`. The caret stays
 * between the same digits. A text whose separators may not be those of the locale is left as it is: parseAmount() is
 * the judge of what it means, and reads the grouped text as it read the ungrouped one.
 */
export function groupTypedAmount(
  { before, text, caret, isForwardDelete }: TypedAmountEdit,
  locale: string,
): TextAndCaret {
  const { group, decimal } = separatorsOf(locale);
  const ungroup = (part: string) => part.replaceAll(group, '');
  const edit = splitAtEdit(before, text, caret);
  const typed = normalizeTypedText(edit.typed);
  if (completesTypedGroup(before, `${before}${typed}` === text ? typed : '', group)) {
    const grouped = groupDigits(ungroup(text), locale) ?? text;
    return { text: grouped, caret: grouped.length };
  }
  const isOwn = groupDigits(ungroup(before), locale) === before;
  if (!isOwn) {
    const whole = normalizeTypedText(text);
    const grouped = groupDigits(whole, locale);
    return grouped === undefined
      ? { text, caret }
      : { text: grouped, caret: findCaret(grouped, normalizeTypedText(text.slice(0, caret)).length, group) };
  }
  let [left, right] = [`${ungroup(edit.start)}${typed}`, ungroup(edit.end)];
  // The digit beside a deleted separator goes: the separator alone would come back.
  if (text.length < before.length && typed === '' && `${left}${right}` === ungroup(before)) {
    if (isForwardDelete) right = right.slice(1);
    else left = left.slice(0, -1);
  }
  const grouped = groupDigits(`${left}${right}`, locale);
  if (grouped !== undefined) return { text: grouped, caret: findCaret(grouped, left.length, group) };
  // Leading zeros: a group that begins with one may be a half or five hundred.
  const hasDigitsOnly = /^\d+$/.test(`${left}${right}`);
  // A separator after grouped digits begins the decimals, or another group: the digits that follow decide.
  const isOpen = right === '' && /^\d+[.,]$/.test(left) && !left.endsWith(decimal);
  return hasDigitsOnly || isOpen ? { text: `${left}${right}`, caret: left.length } : { text, caret };
}

/** Whether `typed` is the third digit after a group separator that was typed by hand, as in `1500,000`. */
const completesTypedGroup = (before: string, typed: string, group: string): boolean =>
  /^\d$/.test(typed) && /^[1-9]\d*[.,]\d\d$/.test(before) && before.includes(group);

/** Writes an amount as it stands in the amount field: grouped, and without decimals if they are zero. */
export function toAmountFieldText(amount: Amount, locale: string): string {
  const plain = minorUnitsToAmount(amountToMinorUnits(amount)).replace(/\.00$/, '');
  const text = plain.replace('.', separatorsOf(locale).decimal);
  return groupDigits(text, locale) ?? text;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Returns the cached number format of a locale, with the digits 0 to 9. */
function formatOf(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  formats.set(locale, format);
  return format;
}

/** Separators of the locale with the digits 0 to 9; `group` is one that no text contains if the locale has none. */
function separatorsOf(locale: string): { readonly group: string; readonly decimal: string } {
  const parts = formatOf(locale).formatToParts(1_234_567.5);
  const find = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  return { group: find('group') ?? '\0', decimal: find('decimal') ?? '.' };
}

/** Returns the grouped text of digits, with or without decimals; undefined if `plain` is none or has leading zeros. */
function groupDigits(plain: string, locale: string): string | undefined {
  const { decimal } = separatorsOf(locale);
  const [whole = '', ...rest] = plain.split(decimal);
  if (!/^(?:0|[1-9]\d*)$/.test(whole) || rest.length > 1 || !/^\d*$/.test(rest.join(''))) return undefined;
  return [formatOf(locale).format(BigInt(whole)), ...rest].join(decimal);
}

/** Splits a text into what was there before an edit, what was typed, and what was there after it. */
function splitAtEdit(before: string, text: string, caret: number) {
  const end = text.slice(caret);
  if (!before.endsWith(end)) return { start: '', typed: text, end: '' };
  let length = 0;
  while (length < Math.min(caret, before.length - end.length) && before[length] === text[length]) length += 1;
  return { start: text.slice(0, length), typed: text.slice(length, caret), end };
}

/** Returns the position after `count` characters that are no group separators. */
function findCaret(text: string, count: number, group: string): number {
  let seen = 0;
  let caret = 0;
  while (seen < count && caret < text.length) {
    if (text[caret] !== group) seen += 1;
    caret += 1;
  }
  return caret;
}
