import { toAsciiDigits } from './digits';

/** Distance from a full-width form of an ASCII character (U+FF01 to U+FF5E) to the character itself. */
const FULL_WIDTH_OFFSET = 0xfee0;

const toAscii = (char: string): string => String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_OFFSET);

/**
 * Replaces the full-width letters, digits, spaces and `@ . _ + -` that an East Asian keyboard types in a name or an email
 * address with the ASCII ones. Digits and signs of other scripts stay: a name may have them.
 * Removes spaces around the text.
 */
export const normalizeTypedName = (text: string): string =>
  text
    .replace(/[＋－．０-９＠-Ｚ＿ａ-ｚ]/g, toAscii)
    .replace(/\u3000/g, ' ')
    .trim();

/**
 * Replaces the characters that keyboards and copied texts have instead of the ASCII ones in a number, a phone number or
 * a code: digits of every writing system, full-width forms, the commas, full stops, dashes and spaces of other scripts.
 * Removes invisible characters, such as direction marks and zero-width spaces, and spaces around the text.
 */
export const normalizeTypedText = (text: string): string =>
  toAsciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[！-～]/g, toAscii)
    .replace(/[、､،﹐]/g, ',')
    .replace(/[。｡﹒٫]/g, '.')
    .replace(/[\p{Pd}−]/gu, '-')
    // A Japanese keyboard types the long vowel mark for a dash between digits.
    .replace(/(\d)[ーｰ](?=\d)/g, '$1-')
    .replace(/\s/g, ' ')
    .trim();
