import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeTypedName, normalizeTypedText } from './normalize-typed-text';

describe('[LOGIN-7] [MEM-1] typed numbers and codes in ASCII characters', () => {
  test.each([
    ['', ''],
    [' 500\n', '500'],
    ['१२३', '123'],
    ['１，５００．５０', '1,500.50'],
    ['１、５００。５０', '1,500.50'],
    ['１､５００｡５０', '1,500.50'],
    ['﹣５﹒５', '-5.5'],
    ['١،٥٠٠٫٥٠', '1,500.50'],
    ['1\u00a0500\u202f000\u3000000', '1 500 000 000'],
    ['\u202a+63 917\u202c', '+63 917'],
    ['＋６３（０）９１７', '+63(0)917'],
    ['482\u200b\u00ad913\u2060', '482913'],
    ['12–34—56−78‑90', '12-34-56-78-90'],
    ['０９０ー１２３４ｰ５６７８', '090-1234-5678'],
    ['コード 482913', 'コード 482913'],
    ['ＡＢ－１２', 'AB-12'],
  ])('the text %j becomes %j', (typed, text) => expect(normalizeTypedText(typed)).toBe(text));

  test('a normalized text is not changed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const text = normalizeTypedText(typed);
        expect(normalizeTypedText(text)).toBe(text);
      }),
    );
  });

  test('printable ASCII characters are not changed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (typed) => {
        expect(normalizeTypedText(typed)).toBe(typed.trim());
      }),
    );
  });
});

describe('[LOGIN-1.2] name or email address as it is typed', () => {
  test.each([
    ['letters and digits', 'ａｌｉｃｅ７', 'alice7'],
    ['an email address', 'ａ．ｂ＋ｃ＠ｍａｉｌ－１．ｅｘａｍｐｌｅ', 'a.b+c@mail-1.example'],
    ['a space', '李　明', '李 明'],
    ['digits and brackets of other scripts, which a name may have', 'สมชาย๑（仮）', 'สมชาย๑（仮）'],
    ['half-width characters', 'Alice_7', 'Alice_7'],
  ])('a name with full-width characters is read: %s', (_what, typed, name) => {
    expect(normalizeTypedName(typed)).toBe(name);
  });
});
