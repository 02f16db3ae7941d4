import { toAsciiDigits } from '../../../base/digits';

/**
 * Normalizes a typed or pasted phone number: ASCII digits, an ASCII plus, and no invisible direction marks, which
 * copied numbers often contain.
 */
export const normalizePhoneInput = (typed: string): string =>
  toAsciiDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/\uff0b/g, '+');

/** Normalizes a typed or pasted one-time code: ASCII digits, no spaces, dashes or other separators (LOGIN-7). */
export const normalizeOneTimeCode = (typed: string): string => toAsciiDigits(typed).replace(/[^\p{L}\p{N}]/gu, '');
