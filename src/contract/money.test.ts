import fc from 'fast-check';
import { parse, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { amount, amountToMinorUnits, minorUnitsToAmount } from './money';

describe('[MEM-1] amount of money', () => {
  test.each([
    ['2480.5', '2480.50', 248050],
    [2480.5, '2480.50', 248050],
    ['0', '0.00', 0],
    ['-0', '0.00', 0],
    ['-0.05', '-0.05', -5],
    [0.1 + 0.2, '0.30', 30],
    ['0.07', '0.07', 7],
    ['9999999999999.99', '9999999999999.99', 999999999999999],
    ['007.10', '7.10', 710],
  ])('an amount of money sent as %j is parsed as %s, which is %i hundredths', (input, text, minor) => {
    const read = parse(amount, input);
    expect(read).toBe(text);
    expect(amountToMinorUnits(read)).toBe(minor);
  });

  test.each(['', ' ', '1e3', '1,000', '1.234', '.5', '5.', 'NaN', '∞', '٣', '0x10', '12345678901234', null, {}, 1e21])(
    'cannot be parsed from %j',
    (input) => expect(safeParse(amount, input).success).toBe(false),
  );

  test('does not change when it is converted to hundredths and back, or when it is parsed again', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (minor) => {
        const text = minorUnitsToAmount(minor);
        expect(amountToMinorUnits(text)).toBe(minor);
        expect(parse(amount, text)).toBe(text);
      }),
    );
  });
});
