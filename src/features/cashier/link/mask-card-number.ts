import { digitsOf } from '../../../base/digits';

/** Minimum number of digits shown in the preview of a card. */
const MIN_DIGITS = 16;

/** Returns the digits of a card number in groups of four, padded with dots to MIN_DIGITS. */
export const maskCardNumber = (text: string): string =>
  digitsOf(text)
    .padEnd(MIN_DIGITS, '•')
    .replace(/.{4}(?=.)/g, '$& ');
