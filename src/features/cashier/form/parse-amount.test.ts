import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minorUnitsToAmount } from '../../../contract/money';
import { type AmountRules, parseAmount } from './parse-amount';

const rules = (change: Partial<AmountRules> = {}): AmountRules => ({
  min: '100.00',
  max: '50000.00',
  locale: 'en-US',
  decimals: 2,
  ...change,
});

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
    ['12,34,567', 'hi-IN', undefined],
    ['٥٠٠', 'ar', '500.00'],
    ['५००', 'hi-IN', '500.00'],
    ['５００', 'ja-JP', '500.00'],
    ['1 500', 'en-US', '1500.00'],
    ['1\u202f500,00', 'en-US', '1500.00'],
    ['0500', 'en-US', '500.00'],
    ['500.', 'en-US', '500.00'],
  ])('the typed amount %j is parsed in the locale %s as %s', (text, locale, amount) => {
    const read = parseAmount(text, rules({ locale }));
    expect(read.ok ? read.amount : undefined).toBe(amount);
  });

  test.each([
    ['', 'cashier.amount.empty'],
    ['0', 'cashier.amount.empty'],
    ['0.00', 'cashier.amount.empty'],
    ['-500', 'cashier.amount.negative'],
    ['−500', 'cashier.amount.negative'],
    ['1e3', 'cashier.amount.format'],
    ['abc', 'cashier.amount.format'],
    ['5+5', 'cashier.amount.format'],
    ['1,2,3', 'cashier.amount.format'],
    ['1..5', 'cashier.amount.format'],
    ['.', 'cashier.amount.format'],
    ['₱500', 'cashier.amount.format'],
    ['500.555', 'cashier.amount.decimals'],
    ['99.99', 'cashier.amount.min'],
    ['50000.01', 'cashier.amount.max'],
    ['9'.repeat(400), 'cashier.amount.max'],
    ['Infinity', 'cashier.amount.format'],
  ])('the typed amount %j is refused with the message %s', (text, key) => {
    expect(parseAmount(text, rules())).toMatchObject({ ok: false, key });
  });

  test.each([
    [{ decimals: 0 }, '500.5', 'cashier.amount.whole'],
    [{ balance: '400.00' as const }, '400.01', 'cashier.amount.balance'],
    [{ max: '0.00' as const }, '99999999', undefined],
  ])('with the rules %j, the typed amount %s has the error message %s', (change, text, key) => {
    const read = parseAmount(text, rules(change));
    expect(read.ok ? undefined : read.key).toBe(key);
  });

  test('a typed amount in the format that Intl.NumberFormat uses for the locale is parsed as the same amount', () => {
    const locale = fc.constantFrom('en-US', 'vi-VN', 'zh-CN', 'pt-BR', 'es-ES', 'th-TH', 'ja-JP', 'tr-TR', 'ko-KR');
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 5_000_000 }), locale, (minor, tag) => {
        const text = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(minorUnitsToAmount(minor));
        expect(parseAmount(text, rules({ locale: tag }))).toEqual({ ok: true, amount: minorUnitsToAmount(minor) });
      }),
    );
  });

  test('any typed text is either refused or parsed as an amount within the limits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
        const read = parseAmount(text, rules());
        if (read.ok) expect(Number(read.amount)).toBeGreaterThanOrEqual(100);
        if (read.ok) expect(Number(read.amount)).toBeLessThanOrEqual(50_000);
      }),
    );
  });
});
