import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Amount, amountToMinorUnits, minorUnitsToAmount } from '../../../contract/money';
import { formatMoney } from '../../../services/i18n/format-money';
import { LANGUAGES } from '../../../services/i18n/languages';
import { type AmountBounds, type AmountNotation, parseAmount } from './parse-amount';

const BOUNDS: AmountBounds = { min: '100.00', max: '50000.00' };
const ANY: AmountBounds = { min: '0.00', max: '0.00' };
const notation = (locale = 'en-US', decimals = 2): AmountNotation => ({ locale, decimals, symbol: '₱' });

/** Returns the parsed amount, or the key of the error. */
function read(text: string, bounds = BOUNDS, { locale, decimals }: { locale?: string; decimals?: number } = {}) {
  const result = parseAmount(text, bounds, notation(locale, decimals));
  return result.ok ? result.amount : result.key;
}

const LOCALES = [...LANGUAGES.values()].map(({ locale }) => locale);

describe('[MEM-1] typed amount', () => {
  test.each([
    ['500', 'en-US', '500.00'],
    [' 1,500 ', 'en-US', '1500.00'],
    ['1,234.56', 'en-US', '1234.56'],
    ['500.5', 'en-US', '500.50'],
    ['500,5', 'en-US', '500.50'],
    ['1.500', 'vi-VN', '1500.00'],
    ['1.234,56', 'pt-BR', '1234.56'],
    ['500.50', 'vi-VN', '500.50'],
    ['12,345', 'hi', '12345.00'],
    ['12,34,567', 'hi', 'cashier.amount.max'],
    ['٥٠٠', 'ar', '500.00'],
    ['١٬٥٠٠٫٥٠', 'ur', '1500.50'],
    ['५००', 'hi-IN', '500.00'],
    ['５００', 'ja-JP', '500.00'],
    ['１，５００．５０', 'ja', '1500.50'],
    ['１、５００。５０', 'zh-CN', '1500.50'],
    ['１５００。５', 'zh-CN', '1500.50'],
    ['1 500', 'en-US', '1500.00'],
    ['１\u3000５００', 'ja', '1500.00'],
    ['1\u202f500,00', 'en-US', '1500.00'],
    ["12'500", 'en-US', '12500.00'],
    ['12’500', 'en-US', '12500.00'],
    ['0500', 'en-US', '500.00'],
    ['500.', 'en-US', '500.00'],
    ['₱1,500.00', 'en-US', '1500.00'],
    ['1.500 ₱', 'vi-VN', '1500.00'],
    // Only one meaning in any locale.
    ['1.234,56', 'en-US', '1234.56'],
    ['1,234.56', 'vi-VN', '1234.56'],
  ])('[MEM-1.3] the typed amount %j is parsed in the locale %s as %s', (text, locale, amount) => {
    expect(read(text, BOUNDS, { locale })).toBe(amount);
  });

  test.each([
    ['￥500', '¥'],
    ['¥500', '￥'],
    ['￦500', '₩'],
    ['500đ', '₫'],
    ['500 Đ', '₫'],
    ['500\u00a0₫', '₫'],
  ])('the typed amount %j is parsed with the currency symbol %s', (text, symbol) => {
    expect(parseAmount(text, BOUNDS, { ...notation(), symbol })).toEqual({ ok: true, amount: '500.00' });
  });

  test.each([
    ['', 'cashier.amount.empty'],
    ['₱', 'cashier.amount.empty'],
    ['0', 'cashier.amount.empty'],
    ['0.00', 'cashier.amount.empty'],
    ['-500', 'cashier.amount.negative'],
    ['−500', 'cashier.amount.negative'],
    ['－５００', 'cashier.amount.negative'],
    ['1e3', 'cashier.amount.format'],
    ['abc', 'cashier.amount.format'],
    ['5+5', 'cashier.amount.format'],
    ['1,2,3', 'cashier.amount.format'],
    ['1..5', 'cashier.amount.format'],
    ['.', 'cashier.amount.format'],
    ['₱5²', 'cashier.amount.format'],
    ['$500', 'cashier.amount.format'],
    ['5 00', 'cashier.amount.format'],
    ['1,500 500', 'cashier.amount.format'],
    ['1,234,56', 'cashier.amount.format'],
    ['1.234.5', 'cashier.amount.format'],
    ['123,45,678', 'cashier.amount.format'],
    ['500.555', 'cashier.amount.decimals'],
    ['1.500', 'cashier.amount.decimals'],
    ['99.99', 'cashier.amount.min'],
    ['50000.01', 'cashier.amount.max'],
    ['9'.repeat(400), 'cashier.amount.max'],
    ['Infinity', 'cashier.amount.format'],
  ])('[MEM-1.3] the typed amount %j is refused with the message %s', (text, key) => {
    expect(read(text)).toBe(key);
  });

  test.each(['0,500', '0.500', '0,050', '012,500', '012.500', '0.001.000', '0,001,000', '0,05,000', '0 500', "0'500"])(
    '[MEM-1.3] the typed amount %s, whose first group begins with 0, is refused in every language',
    (text) => {
      for (const locale of LOCALES) expect(read(text, ANY, { locale }), locale).toMatch(/^cashier/);
    },
  );

  test.each([
    [{ decimals: 0 }, '500.5', 'cashier.amount.whole'],
    [{ decimals: 0, locale: 'vi' }, '0.500', 'cashier.amount.format'],
    [{ decimals: 3 }, '500.555', 'cashier.amount.decimals'],
  ])('in a currency with the notation %j, the typed amount %s is refused with the message %s', (change, text, key) => {
    expect(read(text, BOUNDS, change)).toBe(key);
  });

  test.each([
    [{ min: '100.00', max: '50000.00', balance: '400.00' }, '400.01', 'cashier.amount.balance'],
    [{ min: '100.00', max: '0.00' }, '99999999', '99999999.00'],
  ] as const)('within the bounds %j, the typed amount %s is read as %s', (bounds, text, expected) => {
    expect(read(text, bounds)).toBe(expected);
  });

  const amounts = fc.integer({ min: 1, max: 999_999_999 }).map(minorUnitsToAmount);
  const languages = fc.constantFrom(...LOCALES);

  test('[MEM-1.3] an amount as the product writes it is parsed as the same amount in every language', () => {
    fc.assert(
      fc.property(amounts, languages, (amount, locale) => {
        expect(read(formatMoney(amount, 'PHP', locale).replace('PHP', '₱'), ANY, { locale })).toBe(amount);
      }),
    );
  });

  test('an amount is parsed alike in ASCII and in full-width characters', () => {
    const toFullWidth = (text: string) =>
      text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,- '), maxLength: 12 });
    fc.assert(
      fc.property(typed, languages, (text, locale) => {
        expect(read(toFullWidth(text), ANY, { locale })).toBe(read(text, ANY, { locale }));
      }),
    );
  });

  test('a text is never read as two different amounts in two languages', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,'), maxLength: 12 });
    fc.assert(
      fc.property(typed, (text) => {
        const amounts = new Set(LOCALES.map((locale) => read(text, ANY, { locale })).filter((one) => /\d/.test(one)));
        expect(amounts.size).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('the digits of a parsed amount are the typed digits without leading zeros', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,'), maxLength: 12 });
    fc.assert(
      fc.property(typed, languages, (text, locale) => {
        const amount = read(text, ANY, { locale });
        if (!/^\d/.test(amount)) return;
        const digits = text.replace(/\D/g, '').replace(/^0+/, '');
        const minor = String(amountToMinorUnits(amount as Amount));
        expect(minor === digits.padEnd(minor.length, '0') && minor.length - digits.length <= 2).toBe(true);
      }),
    );
  });

  test('any typed text is either refused or parsed as an amount within the limits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
        const result = parseAmount(text, BOUNDS, notation());
        if (result.ok) expect(Number(result.amount)).toBeGreaterThanOrEqual(100);
        if (result.ok) expect(Number(result.amount)).toBeLessThanOrEqual(50_000);
      }),
    );
  });
});
