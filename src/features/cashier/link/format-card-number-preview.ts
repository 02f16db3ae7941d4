import { extractDigits } from '../../../base/digits';

/** Minimum number of digits in the card preview; digits that are not typed yet are shown as dots. */
const MIN_DIGITS = 16;

/** Returns the digits of a card number in groups of four, padded with dots to MIN_DIGITS. */
export const formatCardNumberPreview = (text: string): string =>
  extractDigits(text)
    .padEnd(MIN_DIGITS, '•')
    .replace(/.{4}(?=.)/g, '$& ');
