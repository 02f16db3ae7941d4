/** Number of digits that the preview of a card shows at least. */
const MIN_DIGITS = 16;

/** Returns the digits of a card number in groups of four; a dot stands for each digit that is still missing. */
export const maskCardNumber = (text: string): string =>
  text
    .replace(/\D/g, '')
    .padEnd(MIN_DIGITS, '•')
    .replace(/.{4}(?=.)/g, '$& ');
