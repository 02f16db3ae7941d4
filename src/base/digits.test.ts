import { describe, expect, test } from 'vitest';
import { extractDigits, toAsciiDigits } from './digits';

describe('[LOGIN-7.3] digits of every numbering system', () => {
  test.each([
    ['western', '0123456789'],
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian and Urdu', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
    ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
    ['Lao', '໐໑໒໓໔໕໖໗໘໙'],
    ['Khmer', '០១២៣៤៥៦៧៨៩'],
    ['Myanmar', '၀၁၂၃၄၅၆၇၈၉'],
    ['fullwidth', '\uff10\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18\uff19'],
    ['mathematical bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['mathematical monospace', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ])('[LOGIN-7] %s digits are converted to ASCII digits', (_, digits) =>
    expect(toAsciiDigits(digits)).toBe('0123456789'),
  );

  test('[LOGIN-7] digits of every numbering system that the browser supports are converted to ASCII digits', () => {
    const systems = Intl.supportedValuesOf('numberingSystem');
    const read = systems.flatMap((numberingSystem) => {
      const written = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(1234567890);
      return /^\p{Nd}{10}$/u.test(written) ? [[numberingSystem, toAsciiDigits(written)]] : [];
    });
    expect(read.length).toBeGreaterThan(50);
    for (const [system, digits] of read) expect(digits, system).toBe('1234567890');
  });

  test.each([
    ['', ''],
    ['+63 (0)917-123', '630917123'],
    ['a١b२c', '12'],
    ['½ ² Ⅳ 三', ''],
  ])('[LOGIN-7] from the text %j, extractDigits() returns the digits %j', (text, digits) =>
    expect(extractDigits(text)).toBe(digits),
  );

  test('toAsciiDigits() leaves characters other than digits unchanged', () =>
    expect(toAsciiDigits('Mã: ४२ — ok')).toBe('Mã: 42 — ok'));
});
