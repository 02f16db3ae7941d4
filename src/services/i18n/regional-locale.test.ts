import { describe, expect, test } from 'vitest';
import { createDateFormat } from './date-format';
import { formatMoney } from './format-money';
import { ENGLISH, LANGUAGES } from './languages';
import { toRegionalLanguage } from './regional-locale';

const localeOf = (code: string, browser: readonly string[]) =>
  toRegionalLanguage(LANGUAGES.get(code) ?? ENGLISH, browser).locale;

describe('[I18N-2.1] locale of the active language in the visitor’s region', () => {
  test.each([
    ['ES', ['es-MX', 'es', 'en'], 'es-MX-u-nu-latn'],
    ['ES', ['es-419'], 'es-419-u-nu-latn'],
    ['ES', ['en-US', 'es-PE'], 'es-PE-u-nu-latn'],
    ['EN', ['en-IN', 'en'], 'en-IN-u-nu-latn'],
    ['EN', ['hi-Latn-IN'], 'en-IN-u-nu-latn'],
    ['TW', ['zh-TW'], 'zh-Hant-TW-u-nu-latn'],
    ['TW', ['zh-Hant-HK'], 'zh-Hant-HK-u-nu-latn'],
    ['TW', ['yue-HK'], 'zh-Hant-HK-u-nu-latn'],
    ['CN', ['zh-SG'], 'zh-Hans-SG-u-nu-latn'],
    ['PT', ['pt-AO'], 'pt-AO-u-nu-latn'],
    ['PT', ['pt-BR', 'pt-PT'], 'pt-PT-u-nu-latn'],
    // The merchant offers another variant than the visitor's.
    ['PT', ['pt-BR'], 'pt-BR-u-nu-latn'],
    ['BN', ['bn-IN'], 'bn-IN-u-nu-latn'],
    ['ID', ['in-ID'], 'id-ID-u-nu-latn'],
    ['TY', ['ceb-PH'], 'fil-PH-u-nu-latn'],
    ['UR', ['ur-IN-u-nu-arabext'], 'ur-IN-u-nu-latn'],
    ['EN', ['en_AU'], 'en-AU-u-nu-latn'],
    // Calendar and hours that the visitor has chosen.
    ['TH', ['th-TH-u-ca-gregory'], 'th-TH-u-ca-gregory-nu-latn'],
    ['TH', ['th-u-ca-gregory-nu-thai'], 'th-u-ca-gregory-nu-latn'],
    ['EN', ['en-GB-u-hc-h12'], 'en-GB-u-hc-h12-nu-latn'],
    ['EN', ['en-GB-u-hc-foo'], 'en-GB-u-nu-latn'],
    ['EN', ['en-u-hc'], 'en-US'],
    // No region of the active language: its own locale.
    ['ES', ['es'], 'es'],
    ['ES', ['en-MX'], 'es'],
    ['PT', [], 'pt-PT'],
    ['TW', ['zh-Hant'], 'zh-HK'],
    ['BN', ['en-IN'], 'bn-u-nu-latn'],
    ['EN', ['x-in-us', 'en-x-gb', ''], 'en-US'],
  ] as const)('[I18N-2.6] for the language %s and the browser languages %j it is %s', (code, browser, locale) => {
    expect(localeOf(code, browser)).toBe(locale);
  });

  test.each([
    ['ES', 'es-MX', 'USD', '$12,345.50'],
    ['ES', 'es', 'USD', '12.345,50 $'],
    ['EN', 'en-IN', 'INR', '₹12,345.50'],
    ['PT', 'pt-PT', 'EUR', '12 345,50 €'],
    ['EN', 'en-ZA', 'USD', '$12 345,50'],
    ['UR', 'ur-IN', 'INR', '₹12,345.50'],
  ])('an amount in %s for a visitor with the browser language %s', (code, tag, currency, expected) => {
    const written = formatMoney(12_345.5, currency, localeOf(code, [tag]));
    expect(written.replace(/\s/g, ' ').replace(/\p{Cf}/gu, '')).toBe(expected);
  });

  test('a date in European Portuguese has the form of Portugal', () => {
    const at = Date.UTC(2026, 10, 22);
    const format = createDateFormat(localeOf('PT', []), { dateStyle: 'medium', timeZone: 'UTC' });
    expect(format.format(at)).toBe('22/11/2026');
  });
});
