import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseOneTimeCode } from './parse-one-time-code';

/** Returns the parsed code, or the problem in brackets. */
function read(typed: string): string {
  const code = parseOneTimeCode(typed);
  return code.ok ? code.value : `(${code.error})`;
}

describe('[LOGIN-7] one-time code', () => {
  test.each([
    ['123456', '123456'],
    [' 123456\n', '123456'],
    ['123 456', '123456'],
    ['1 2 3 4 5 6', '123456'],
    ['12 34 56', '123456'],
    ['1234 5678', '12345678'],
    ['123-456', '123456'],
    ['123\u2013456', '123456'],
    ['123\u00a0\u202f456', '123456'],
    ['\u200e123\u200b456\u202c', '123456'],
    ['123.456', '123456'],
    ['123/456', '123456'],
    ['#123456', '123456'],
    ['12', '12'],
    ['१२३ ४५६', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['\uff11\uff12\uff13\uff14\uff15\uff16', '123456'],
    ['AB-12', 'AB12'],
    ['AB 12', 'AB12'],
    ['ＡＢ－１２', 'AB12'],
    ['a1b2c3', 'a1b2c3'],
    ['ABC1234', 'ABC1234'],
    ['', '(empty)'],
    [' - ', '(empty)'],
  ])('[LOGIN-7.3] a one-time code typed as %j is parsed as %j', (typed, code) => expect(read(typed)).toBe(code));

  test.each([
    ['KPC-482913', '482913'],
    ['G-482913 is your verification code.', '482913'],
    ['482 913 (KPC)', '482913'],
    ['KPC: 482-913', '482913'],
    ['Your code: 482913', '482913'],
    ['482913, valid 5 minutes', '482913'],
    ['482913. 5 minutes', '482913'],
    ['Code 4829, valid 10-15 minutes, until 12:30', '4829'],
    ['<#> 482913 is your code FA+9qCX9VSu', '482913'],
    ['482913 is your code.\n\n@m.fair.example #482913', '482913'],
    ['【KOPI】验证码482913，5分钟内有效。', '482913'],
    ['認証コード：４８２９１３（有効期限５分）', '482913'],
    ['인증번호는 482913 입니다', '482913'],
    ['รหัส482913ใช้ได้ 5 นาที', '482913'],
    ['Mã xác thực của bạn là 482913', '482913'],
    ['আপনার কোড ৪৮২৯১৩', '482913'],
    ['\u2067رمز التحقق ٤٨٢٩١٣\u2069', '482913'],
    ['Call 08001234567 for help. Code: 482913', '482913'],
    ['Your code: A1B2C3', 'A1B2C3'],
    ['(AB-12)', 'AB12'],
    ['Your OTP is482913', '482913'],
    ['Mã482913', '482913'],
    ['OTP482913', '482913'],
    ['Your code: ABC1234', 'ABC1234'],
    ['KPC88: 482913 is your code for 2FA', '482913'],
    ['Your OTP is 482913. Ref: 7K2Q', '482913'],
    ['482913 (Reference no. A1B2)', '482913'],
    ['รหัส OTP 482913 รหัสอ้างอิง A1B2 ใช้ได้ 5 นาที', '482913'],
    ['Your code: ABC1234 (Ref: 7K2Q)', 'ABC1234'],
    ['Ref number: A1B2. Your OTP is 482913', '482913'],
    ['Reference code is A1B2, OTP is 482913', '482913'],
    ['OTP 482913 RefCode: A1B2', '482913'],
    ['Code 482913, ref 591047', '482913'],
    ['Ref. no. 591047: your code is A1B2C3', 'A1B2C3'],
    ['482913 REF-AB-12CD3', '482913'],
    ['For reference, 482913 is your code', '482913'],
    ['REF123', 'REF123'],
  ])('[LOGIN-7.6] from the pasted message %j, the code %s is used', (typed, code) => expect(read(typed)).toBe(code));

  test.each([
    '482913 591047',
    '482913591047',
    '482913 5',
    '48 2913 (KPC)',
    '482913 or 591047',
    'Old code 482913, new code 591047',
    'Code 482913 for the order 5910',
    'Code 482913, valid until 31.12.2026',
    'A1B2C3 or D4E5F6',
    'Ref: 7K2Q',
    'Your code has expired. Ref 591047',
    'Code 482 Ref: 7K2Q 913',
    'Code 1234, ref 482 9137',
    'Prefer 482913 or A1B2',
    'Your code:',
    'Code: 123',
    'Your code is 123',
    'Code is 12',
    'no code yet',
    'no code',
    'I lost it',
    'Order 5910: your code is A1B2C3',
    'A1B2C3, valid until 2026',
    'A1B2C3 (call 1500)',
    'AB12CD or 4829',
    'Old code is482913, new code is591047',
  ])('[LOGIN-7.6] the text %j, which contains more than one possible code or none, is refused', (typed) =>
    expect(read(typed)).toBe('(unclear)'),
  );

  const code = fc.stringMatching(/^\d{4,8}$/);
  const message = (text: string) => `KPC: ${text} is your code (5 min)`;

  test('a code is read alike alone, in groups, in other digits and inside of a message', () => {
    const zero = fc.constantFrom(0x30, 0x660, 0x966, 0xe50, 0xff10);
    const separator = fc.constantFrom(' ', '-', ' - ', '\u00a0', '\u200b', '–', '.');
    fc.assert(
      fc.property(code, zero, separator, (digits, first, between) => {
        const inScript = digits.replace(/\d/g, (digit) => String.fromCodePoint(first + Number(digit)));
        const half = inScript.length / 2;
        expect(read(inScript)).toBe(digits);
        expect(read(message(inScript))).toBe(digits);
        expect(read([...inScript].join(between))).toBe(digits);
        if (digits.length % 2 > 0 || digits.length < 6) return;
        expect(read(message(inScript.slice(0, half) + between + inScript.slice(half)))).toBe(digits);
      }),
    );
  });

  test('two different codes in one text are never sent', () => {
    const between = fc.constantFrom(' ', ', ', ' or ', '\n', ' / ', '。', ' - ');
    fc.assert(
      fc.property(fc.tuple(code, code), between, ([one, other], words) => {
        fc.pre(one !== other && one.length + other.length > 8);
        expect(read(one + words + other)).toBe('(unclear)');
        expect(read(message(one + words + other))).toBe('(unclear)');
      }),
    );
  });

  test('a parsed code consists of characters of the text, and is parsed as itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 40 }), (typed) => {
        const parsed = parseOneTimeCode(typed);
        if (!parsed.ok) return;
        expect(typed.replace(/[^A-Za-z0-9]/g, '')).toContain(parsed.value);
        expect(read(parsed.value)).toBe(parsed.value);
      }),
    );
  });
});
