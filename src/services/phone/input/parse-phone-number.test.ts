import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasCallingCode } from './numbering-plans';
import { type AcceptedCallingCodes, parsePhoneNumber, toCountdownKey, toE164 } from './parse-phone-number';
import { toFieldText } from './to-field-text';

/** Accepts the numbers of one country, as the platform's SMS do where the calling code cannot be chosen. */
const oneCountry = (own: string): AcceptedCallingCodes => ({ own, others: [] });
/** Accepts the numbers of every country, as the identity provider does. */
const everyCountry = (own: string): AcceptedCallingCodes => ({ own, others: 'any' });

/** Returns the parsed number in E.164 format, or the problem in brackets. */
function read(typed: string, accepted: AcceptedCallingCodes): string {
  const number = parsePhoneNumber(typed, accepted);
  return number.ok ? toE164(number.value) : `(${number.error})`;
}

/**
 * Expects what the flows make of a text: the number or its problem, the key of the countdown, and, for a number, that
 * the field has the same number again after it has been remembered.
 */
function expectNumber(typed: string, accepted: AcceptedCallingCodes, expected: string): void {
  expect(read(typed, accepted)).toBe(expected);
  const isNumber = expected.startsWith('+');
  expect(toCountdownKey(typed, accepted)).toBe(isNumber ? expected : expected === '(empty)' ? '' : typed);
  if (isNumber) expect(read(toFieldText(expected, accepted.own), accepted)).toBe(expected);
}

describe('[LOGIN-7] [SOCIAL-1] typed phone number', () => {
  test.each([
    ['9171234567', '63', '+639171234567'],
    ['0917 123 4567', '63', '+639171234567'],
    ['0917.123.4567', '63', '+639171234567'],
    ['+63 917-123-4567', '63', '+639171234567'],
    ['0063 917 123 4567', '63', '+639171234567'],
    ['+63 (0)917 123 4567', '63', '+639171234567'],
    ['639171234567', '63', '+639171234567'],
    ['+0917 123 4567', '63', '+639171234567'],
    ['tel:+63-917-123-4567', '63', '+639171234567'],
    ['(+66) 81 234 5678', '66', '+66812345678'],
    ['+66 (0)81 234 5678', '66', '+66812345678'],
    ['+66 081 234 5678', '66', '+66812345678'],
    ['0066 (0) 81 234 5678', '66', '+66812345678'],
    ['(0066) 81 234 5678', '66', '+66812345678'],
    ['66812345678', '66', '+66812345678'],
    ['081-234-5678', '66', '+66812345678'],
    // Digits and characters of other scripts, and invisible ones.
    ['٠٩١٧١٢٣٤٥٦٧', '63', '+639171234567'],
    ['+६३ ९१७ १२३ ४५६७', '63', '+639171234567'],
    ['০০৬৩ ৯১৭ ১২৩ ৪৫৬৭', '63', '+639171234567'],
    [
      '\uff0b\uff16\uff13\uff08\uff10\uff09 \uff19\uff11\uff17 \uff11\uff12\uff13 \uff14\uff15\uff16\uff17',
      '63',
      '+639171234567',
    ],
    ['０９０ー１２３４ー５６７８', '81', '+819012345678'],
    ['\u202a+63 917 123 4567\u202c', '63', '+639171234567'],
    ['\u200f๐๙๑๗ ๑๒๓ ๔๕๖๗', '63', '+639171234567'],
    // Countries whose numbers keep their zero.
    ['06 1234 5678', '39', '+390612345678'],
    ['+39 06 1234', '39', '+39061234'],
    ['347 1234567', '39', '+393471234567'],
    ['393 123 4567', '39', '+393931234567'],
    ['0549 886377', '378', '+3780549886377'],
    ['07 08 09 10 11', '225', '+2250708091011'],
    ['+225 07 08 09 10 11', '225', '+2250708091011'],
    ['07 12 34 56', '226', '+22607123456'],
    ['01 90 12 34 56', '229', '+2290190123456'],
    ['00229 01 90 12 34 56', '229', '+2290190123456'],
    ['06 612 3456', '242', '+242066123456'],
    ['05 123 4567', '992', '+992051234567'],
    // Gabon dials a zero that is not part of the number.
    ['077 12 34 56', '241', '+24177123456'],
    ['+241 077 12 34 56', '241', '+24177123456'],
    // Trunk prefixes other than zero.
    ['8 (912) 345-67-89', '7', '+79123456789'],
    ['+7 8 912 345 67 89', '7', '+79123456789'],
    ['8001234567', '7', '+78001234567'],
    ['06 20 123 4567', '36', '+36201234567'],
    ['8 612 34567', '370', '+37061234567'],
    ['8 029 123 45 67', '375', '+375291234567'],
    ['8 65 123456', '993', '+99365123456'],
    ['1 650 555 0101', '1', '+16505550101'],
    // Mexico has had one until 2019.
    ['+52 1 55 1234 5678', '52', '+525512345678'],
    ['1 55 1234 5678', '52', '+525512345678'],
    ['55 1234 5678', '52', '+525512345678'],
    // In Brazil, 55 is also an area code.
    ['55 99123 4567', '55', '+5555991234567'],
    ['55 11 99123 4567', '55', '+5511991234567'],
    // A carrier, or its place, is dialled before the area code.
    ['0 15 11 91234-5678', '55', '+5511912345678'],
    ['0 21 11 3123-4567', '55', '+551131234567'],
    ['(0xx11) 91234-5678', '55', '+5511912345678'],
    ['+55 0XX11 91234 5678', '55', '+5511912345678'],
    ['0 11 91234-5678', '55', '+5511912345678'],
    ['0 11 3123-4567', '55', '+551131234567'],
    ['+1 684 733 1234', '1684', '+16847331234'],
    // What stands before the number or after it.
    ['Tel. 0917 123 4567', '63', '+639171234567'],
    ['โทร 081-234-5678', '66', '+66812345678'],
    ['0917 123 4567 (mobile)', '63', '+639171234567'],
    ['010 8212 3456', '82', '+821082123456'],
    ['011 6012 3456', '60', '+601160123456'],
    ['001 650 555 0101', '1', '+16505550101'],
    // Longer numbers than most countries have.
    ['0812 3456 78901', '62', '+62812345678901'],
    ['138 0013 8000', '86', '+8613800138000'],
    ['+49 1512 3456789', '49', '+4915123456789'],
    ['9 11 1234 5678', '54', '+5491112345678'],
    ['0664 1234567890', '43', '+436641234567890'],
    ['+63 917 000 0001 / +63 917 000 0002', '63', '(invalid)'],
    ['', '63', '(empty)'],
    ['abc', '63', '(empty)'],
    ['+', '63', '(empty)'],
    ['00', '63', '(empty)'],
    ['+63', '63', '(empty)'],
  ])(
    '[LOGIN-7.3][LOGIN-7.4] the number %j in a field with the calling code %s is %s, in each flow and use',
    (typed, own, number) => {
      expectNumber(typed, oneCountry(own), number);
      expectNumber(typed, everyCountry(own), number);
    },
  );

  test.each([
    // Extensions and second numbers.
    ['0917 123 4567 ext 5', '63', 'unclear'],
    ['0917 123 4567 ext. 5', '63', 'unclear'],
    ['+63 917 123 4567 x2', '63', 'unclear'],
    ['tel:+63-917-123-4567;ext=2', '63', 'unclear'],
    ['0917 123 4567 #2', '63', 'unclear'],
    ['0917 123 4567 доб. 2', '63', 'unclear'],
    ['０９１７ １２３ ４５６７ 内線２', '63', 'unclear'],
    ['0917 123 4567 or 2', '63', 'unclear'],
    // Letters typed for digits.
    ['O917 I23 4567', '63', 'unclear'],
    // Prefixes for calls abroad that are not `00`.
    ['001 66 81 234 5678', '66', 'invalid'],
    ['001 65 8123 4567', '65', 'invalid'],
    ['011 66 81 234 5678', '66', 'invalid'],
    ['0011 66 81 234 5678', '66', 'invalid'],
    ['010 81 90 1234 5678', '81', 'invalid'],
    // More digits than the country's mobile numbers have: those of another country without `+`, or a prefix too many.
    ['639171234567', '84', 'invalid'],
    ['66812345678', '63', 'invalid'],
    ['1 650 555 0101', '63', 'invalid'],
    ['066 81 234 5678', '66', 'invalid'],
    ['84912345678', '31', 'invalid'],
    ['84912345678', '39', 'invalid'],
    ['0917 123 4567, 2', '63', 'invalid'],
  ])(
    '[LOGIN-7.8] the number %j in a field with the calling code %s is refused as %s by each service',
    (typed, own, problem) => {
      expectNumber(typed, oneCountry(own), `(${problem})`);
      expectNumber(typed, everyCountry(own), `(${problem})`);
    },
  );

  test.each([
    ['+84 912 345 678', '63', '+84912345678'],
    ['(+84) 0912 345 678', '63', '+84912345678'],
    ['0084 912 345 678', '63', '+84912345678'],
    ['+1 650 555 0101', '63', '+16505550101'],
    ['0044 7700 900123', '63', '+447700900123'],
    ['0044 7700 900123', '7', '+447700900123'],
    ['001 718 555 0101', '7', '+17185550101'],
    ['001 650 555 0101', '66', '+16505550101'],
    ['۰۰۴۴ ۷۷۰۰ ۹۰۰۱۲۳', '63', '+447700900123'],
    ['+٦٣ ٩١٧ ٠٠٠ ٠٠٠١', '84', '+639170000001'],
    ['+852 5123 4567', '86', '+85251234567'],
    ['+9170000001', '', '+9170000001'],
  ])(
    'the foreign number %j beside the code %j gives %s, or is refused where only the own country is accepted',
    (typed, own, number) => {
      expectNumber(typed, everyCountry(own), number);
      expectNumber(typed, oneCountry(own), '(foreign)');
    },
  );

  test('the number of another country is accepted with its own calling code if that can be chosen in the field', () => {
    const accepted = { own: '63', others: ['84', '1', '1684', '63'] };
    expect(parsePhoneNumber('+84 0912 345 678', accepted)).toMatchObject({
      value: { callingCode: '84', national: '912345678' },
    });
    expect(parsePhoneNumber('+1 684 733 1234', accepted)).toMatchObject({ value: { callingCode: '1684' } });
    expect(read('+66 81 234 5678', accepted)).toBe('(foreign)');
  });

  test.each([
    ['9170000001', '(no-calling-code)'],
    ['0917', '(no-calling-code)'],
    ['', '(empty)'],
    ['00', '(empty)'],
  ])('before the calling code is known, the number %j is %s', (typed, problem) => {
    expect(read(typed, everyCountry(''))).toBe(problem);
  });

  test.each([
    ['+639170000001', '63', '9170000001'],
    ['9170000001', '63', '9170000001'],
    ['+84912345678', '63', '+84912345678'],
    ['+84912345678', '', '+84912345678'],
    ['+390612345678', '39', '0612345678'],
  ])('[REM-1] the remembered number %s is filled into a field with the calling code %j as %s', (number, own, text) => {
    expect(toFieldText(number, own)).toBe(text);
  });
});

describe('[LOGIN-7] [REM-1] every way to write a phone number', () => {
  const KEEPS_ZERO = ['39', '225', '226', '229', '242', '378', '379', '992'];
  // Without 36: in Hungary, 06 is dialled before a number, so that a zero and a number that begins with 6 look the same.
  const CODES = ['1', '7', '20', '44', '55', '60', '62', '63', '65', '66', '81', '84', '86', '90', '91', '95'];
  const code = fc.constantFrom(...CODES, '241', '375', '852', '855', '880', '886', '971');
  const digits = fc.stringMatching(/^[1-9]\d{6,8}$/);
  const zero = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xe50, 0x17e0, 0xff10);
  const separator = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2011', '\u200e', '/', ')(');
  const FORMS = [
    (own: string, national: string) => `+${own}${national}`,
    (own: string, national: string) => `00${own}${national}`,
    (own: string, national: string) => `(+${own}) ${national}`,
    (own: string, national: string) => `\uff0b${own}${national}`,
    (own: string, national: string) => `+${own} (0)${national}`,
    (own: string, national: string) => `00${own} 0${national}`,
    (_own: string, national: string) => `0${national}`,
    (_own: string, national: string) => national,
  ];
  const write = (text: string, first: number, between: string) =>
    [...text].map((char) => (/\d/.test(char) ? String.fromCodePoint(first + Number(char)) : char)).join(between);

  test('[LOGIN-7.4] a number is the same in every form, script and spacing', () => {
    fc.assert(
      fc.property(code, digits, fc.constantFrom(...FORMS), zero, separator, (own, national, form, first, between) => {
        fc.pre(!hasCallingCode(national, own));
        for (const accepted of [oneCountry(own), everyCountry(own)])
          expect(read(write(form(own, national), first, between), accepted)).toBe(`+${own}${national}`);
      }),
    );
  });

  test('[LOGIN-7.4] a number that keeps its zero is the same in every form without a trunk prefix', () => {
    const forms = fc.constantFrom(...FORMS.slice(0, 4), FORMS[7] ?? FORMS[0]);
    const zeros = fc.stringMatching(/^0[1-9]\d{6,8}$/);
    fc.assert(
      fc.property(fc.constantFrom(...KEEPS_ZERO), zeros, forms, zero, (own, national, form, first) => {
        expect(read(write(form?.(own, national) ?? '', first, ''), oneCountry(own))).toBe(`+${own}${national}`);
      }),
    );
  });

  test('[LOGIN-7.5] the number of another country is never sent with the calling code of the field', () => {
    fc.assert(
      fc.property(code, code, digits, fc.constantFrom(...FORMS.slice(0, 6)), (own, other, national, form) => {
        fc.pre(own !== other);
        expect(read(form(other, national), everyCountry(own))).toBe(`+${other}${national}`);
        expect(read(form(other, national), oneCountry(own))).toBe('(foreign)');
      }),
    );
  });

  test('a remembered number is read as the same number again, whatever calling code stands in front of the field', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), code, code, (typed, own, later) => {
        const number = parsePhoneNumber(typed, everyCountry(own));
        if (!number.ok) return;
        const remembered = toE164(number.value);
        expect(read(toFieldText(remembered, later), everyCountry(later))).toBe(remembered);
      }),
    );
  });
});
