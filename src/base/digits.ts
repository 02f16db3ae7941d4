const DIGIT = /\p{Nd}/u;

/**
 * Returns the value of a decimal digit of any writing system. Unicode encodes the ten digits of a writing system
 * consecutively, zero first.
 */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  // The five sets of mathematical digits are consecutive, ten digits each.
  return before % 10;
}

/**
 * Replaces the decimal digits of every writing system (Arabic-Indic, Devanagari, Thai, fullwidth, …) with ASCII
 * digits.
 */
export const toAsciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/** Returns the decimal digits of a string, of any writing system, as ASCII digits. */
export const extractDigits = (text: string): string => toAsciiDigits(text).replace(/\D/g, '');
