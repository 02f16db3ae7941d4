import { toAsciiDigits } from '../../base/digits';

/** The letters of each key of a telephone, from the key 2 on: a help line may be written as a word. */
const KEYPAD = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const FIRST_KEY = 2;
/** The shortest numbers of help lines, such as 116, have three digits. */
const MIN_DIGITS = 3;
/** An extension, which cannot be dialled with the number before it. */
const EXTENSION = /\s(?:ext\b|x\s?\d|[#;]).*/i;

/**
 * Returns the URL that dials a telephone number as a merchant writes it (SAFE-1): `1-800-GAMBLER`, `+44 (0)808 802 0133
 * ext. 5`, digits of any script. Undefined if it is no number.
 */
export function toPhoneUrl(written: string): string | undefined {
  const number = toAsciiDigits(written)
    .replace(EXTENSION, '')
    .replace('(0)', '')
    .replace(/[a-z]/gi, (letter) => String(KEYPAD.findIndex((key) => key.includes(letter.toLowerCase())) + FIRST_KEY));
  const digits = number.replace(/\D/g, '');
  return digits.length < MIN_DIGITS ? undefined : `tel:${/^\s*\+/.test(number) ? '+' : ''}${digits}`;
}
