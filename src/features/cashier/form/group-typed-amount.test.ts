import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../services/i18n/languages';
import { groupTypedAmount, toAmountFieldText } from './group-typed-amount';
import { parseAmount } from './parse-amount';

const LOCALES = [...LANGUAGES.values()].map(({ locale }) => locale);

/** Splits a text at the caret, which is written as `|`. */
function parseCaret(marked: string) {
  const caret = marked.indexOf('|');
  return { text: marked.replace('|', ''), caret: caret < 0 ? marked.length : caret };
}
const showCaret = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`;

const edit = (before: string, marked: string, locale: string, isForwardDelete = false) =>
  showCaret(groupTypedAmount({ before, ...parseCaret(marked), isForwardDelete }, locale));

/** Returns what the field contains after these characters were typed one by one at the end. */
function type(typed: string, locale: string): string {
  let text = '';
  for (const character of typed) {
    const after = `${text}${character}`;
    text = groupTypedAmount({ before: text, text: after, caret: after.length, isForwardDelete: false }, locale).text;
  }
  return text;
}

const ANY = { min: '0.00', max: '0.00' } as const;
function read(text: string, locale: string) {
  const result = parseAmount(text, ANY, { locale, decimals: 2, symbol: '₱' });
  return result.ok ? result.amount : result.key;
}

describe('[MEM-1.22] grouping of an amount while it is typed', () => {
  test.each([
    // before, after the edit with the caret, locale, shown
    ['', '1|', 'en-US', '1|'],
    ['150', '1500|', 'en-US', '1,500|'],
    ['150', '1500|', 'vi-VN', '1.500|'],
    ['150', '1500|', 'es', '1500|'],
    ['1500', '15000|', 'es', '15.000|'],
    ['1500', '15000|', 'pt-PT', '15\u00a0000|'],
    ['15,000', '15,0000|', 'hi', '1,50,000|'],
    // The caret stays between the same digits.
    ['1,500', '19|,500', 'en-US', '19|,500'],
    ['150,000', '1509|,000', 'en-US', '1,509|,000'],
    ['1,500', '|,500', 'en-US', '|500'],
    ['1,234,567', '1,2|,567', 'en-US', '12|,567'],
    ['1,500', '1,50|', 'en-US', '150|'],
    ['1,500', '9|', 'en-US', '9|'],
    ['1,500', '|', 'en-US', '|'],
    ['1,500', '1,500|', 'en-US', '1,500|'],
    // Decimals.
    ['1,500', '1,500.|', 'en-US', '1,500.|'],
    ['1,500.', '1,500.5|', 'en-US', '1,500.5|'],
    ['1.500', '1.500,|', 'vi-VN', '1.500,|'],
    ['1,500.25', '19|,500.25', 'en-US', '19|,500.25'],
    // Full-width and other digits, and pasted texts.
    ['', '１５００|', 'ja', '1,500|'],
    ['1,500', '1,500５|', 'ja', '15,005|'],
    ['', '१५००|', 'hi', '1,500|'],
    ['', '150000|', 'en-US', '150,000|'],
    ['1,500', '1,500 |', 'en-US', '1,500|'],
    // Left as they are: they are not digits, or may mean something else.
    ['', '₱1500|', 'en-US', '₱1500|'],
    ['', '1.234,5|', 'en-US', '1.234,5|'],
    ['', '0,500|', 'en-US', '0,500|'],
    ['', '1500,000|', 'en-US', '1500,000|'],
    ['', '-500|', 'en-US', '-500|'],
    ['1,500', '1,500e|', 'en-US', '1,500e|'],
    ['050', '0500|', 'en-US', '0500|'],
    ['1,000', '|,000', 'en-US', '|000'],
  ])('from %j to %j in the locale %s, the field contains %j', (before, after, locale, shown) => {
    expect(edit(before, after, locale)).toBe(shown);
  });

  test.each([
    ['1,500', '1|500', false, '|500'],
    ['1,500', '1|500', true, '1|00'],
    ['1,234,567', '1,234|567', false, '123|,567'],
    ['1,234,567', '1,234|567', true, '123,4|67'],
  ])(
    'a separator deleted from %j (%j, forward=%s) takes the digit beside it along: %j',
    (before, after, isForward, shown) => {
      expect(edit(before, after, 'en-US', isForward)).toBe(shown);
    },
  );

  test.each([
    ['1500', 'en-US', '1,500', '1500.00'],
    ['1,500', 'en-US', '1,500', '1500.00'],
    ['1,500,000', 'en-US', '1,500,000', '1500000.00'],
    ['1.500.000', 'vi-VN', '1.500.000', '1500000.00'],
    ['1500.5', 'vi-VN', '1500.5', '1500.50'],
    ['1500,5', 'vi-VN', '1.500,5', '1500.50'],
    ['1500,5', 'en-US', '1500,5', '1500.50'],
    ['1,5', 'en-US', '1,5', '1.50'],
    ['0,500', 'en-US', '0,500', 'cashier.amount.format'],
    ['0.500', 'en-US', '0.500', 'cashier.amount.decimals'],
    ['0500', 'en-US', '0500', '500.00'],
    ['1500.123', 'en-US', '1,500.123', 'cashier.amount.decimals'],
  ])('%j, typed in the locale %s, is shown as %j and means %s', (typed, locale, shown, amount) => {
    expect(type(typed, locale)).toBe(shown);
    expect(read(shown, locale)).toBe(amount);
  });

  test.each(LOCALES)('in the locale %s, grouped digits mean what they mean without groups', (locale) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), fc.constantFrom('', '.5', '.25'), (whole, fraction) => {
        const decimal = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(0.5).charAt(1);
        const plain = `${whole}${fraction.replace('.', decimal)}`;
        expect(read(type(plain, locale), locale)).toBe(read(plain, locale));
      }),
    );
  });

  test.each([
    ['500.00', 'en-US', '500'],
    ['1500.00', 'en-US', '1,500'],
    ['2480.50', 'vi-VN', '2.480,50'],
    ['150000', 'hi', '1,50,000'],
    ['0.00', 'en-US', '0'],
  ] as const)('the amount %s is written into the field in the locale %s as %s', (amount, locale, text) => {
    expect(toAmountFieldText(amount, locale)).toBe(text);
  });
});
