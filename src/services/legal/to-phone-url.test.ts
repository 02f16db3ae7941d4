import { expect, test } from 'vitest';
import { toPhoneUrl } from './to-phone-url';

test.each([
  ['+63 2 5550 0199', 'tel:+63255500199'],
  ['0808 802 0133', 'tel:08088020133'],
  ['+44 (0)808 802 0133', 'tel:+448088020133'],
  ['1-800-GAMBLER', 'tel:18004262537'],
  ['1-800-gambler ext. 5', 'tel:18004262537'],
  ['0800 123 456 x 5', 'tel:0800123456'],
  ['0800 123 456 #5', 'tel:0800123456'],
  ['１１６', 'tel:116'],
  ['١١٦', 'tel:116'],
  ['12', undefined],
  ['', undefined],
])('[SAFE-1.1] the help line %j is dialled by %j', (written, url) => {
  expect(toPhoneUrl(written)).toBe(url);
});
