import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDateFormat, toSupportedLocale } from './date-format';

const AT = Date.UTC(2026, 5, 7, 8, 9, 10);
const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
  createDateFormat(locale, { timeZone: 'UTC', ...options }).format(AT);

describe('[I18N-2] date in a language of which the browser has the data', () => {
  test('a date in a language with data has the names and the order of the language', () => {
    expect(toSupportedLocale('vi-VN')).toBe('vi-VN');
    expect(format(toSupportedLocale('es'), { day: 'numeric', month: 'long' })).toBe('7 de junio');
  });
});

describe('[I18N-2.2] date in a language of which the browser has no data', () => {
  // As in Chromium, which has no data of Burmese and Khmer.
  beforeEach(() => {
    vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.resetModules();
  });

  test.each<[Intl.DateTimeFormatOptions, string]>([
    [{ dateStyle: 'full', timeStyle: 'short' }, '07/06/2026, 08:09'],
    [{ dateStyle: 'medium' }, '07/06/2026'],
    [{ dateStyle: 'short' }, '07/06/2026'],
    [{ timeStyle: 'short' }, '08:09'],
    [{ dateStyle: 'medium', timeStyle: 'medium' }, '07/06/2026, 08:09:10'],
    [{ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }, '07/06, 08:09'],
    [{ day: 'numeric', month: 'long' }, '07/06'],
    [
      { year: 'numeric', month: 'short', day: 'numeric', timeZoneName: 'short', timeZone: 'Asia/Yangon' },
      '07/06/2026, GMT+6:30',
    ],
  ])('a date with the options %j is written in digits: %s', (options, expected) => {
    expect(format(toSupportedLocale('my-u-nu-latn'), options)).toBe(expected);
  });

  test('texts have the language’s plural forms, and dates and numbers no English words, in both translate functions', async () => {
    const [{ LANGUAGES }, { createPlainTranslator }, { createI18nextTranslator }] = await Promise.all([
      import('./languages'),
      import('./plain-translate'),
      import('./i18next-translate'),
    ]);
    for (const code of ['MY', 'KM']) {
      const language = LANGUAGES.get(code);
      if (!language) throw new Error(code);
      const { default: catalogue } = await import(`./catalogues/${code.toLowerCase()}.json`);
      const plain = createPlainTranslator(catalogue, language);
      const full = createI18nextTranslator(language, catalogue);
      for (const translate of [plain, full]) {
        // English has another form for one.
        expect(translate('market.stock', { count: 1 })).toBe(catalogue['market.stock_other'].replace(/{{.*}}/, '1'));
        expect(translate('market.stock', { count: 12_345 })).toContain('12,345');
        for (const key of ['break.active.text', 'page.leader.ends'] as const) {
          const text = translate(key, { moment: AT });
          expect(text).toContain('07/06/2026, ');
          expect(text).not.toMatch(/[a-z]{3}/i);
        }
      }
    }
  });
});

test('[I18N-2.2] no other module creates a date format', () => {
  const root = path.join(import.meta.dirname, '../..');
  const modules = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!test)\.tsx?$/.test(file),
  );
  const found = modules.filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('new Intl.DateTimeFormat('),
  );
  expect(found).toEqual(['services/i18n/date-format.ts']);
});
