import { expect, test } from 'vitest';
import { formatCardNumberPreview } from './format-card-number-preview';

test.each([
  ['', '•••• •••• •••• ••••'],
  ['4', '4••• •••• •••• ••••'],
  ['4821 55', '4821 55•• •••• ••••'],
  ['4821-5500-1234-5678', '4821 5500 1234 5678'],
  ['48215500123456789', '4821 5500 1234 5678 9'],
  ['PH 12', '12•• •••• •••• ••••'],
  ['٤٨٢١ ٥५', '4821 55•• •••• ••••'],
])('[MEM-1] the preview of the card number %j shows %j', (text, shown) => {
  expect(formatCardNumberPreview(text)).toBe(shown);
});
