import { describe, expect, test, vi } from 'vitest';
import { type TranslationKey, translationCatalogueLoader } from './catalogue';
import urdu from './catalogues/ur.json';
import { createI18nextTranslator } from './i18next-translate';
import { ENGLISH, LANGUAGES } from './languages';
import { createPlainTranslator } from './plain-translate';

const PLURAL_FORM = /_(?:one|many|other)$/;
const MOMENT = Date.UTC(2026, 10, 22, 13, 30);

/** Returns a value for each placeholder of a text; a number if the placeholder has a format. */
const valuesFor = (text: string, count: number) =>
  Object.fromEntries(
    [...text.matchAll(/\{\{\s*([\w-]+)\s*,?\s*(\w*)/g)].map(([, name = '', format = '']) => {
      if (name === 'count') return [name, count];
      if (format === 'datetime') return [name, MOMENT];
      return [name, format === 'number' ? 1234.5 : `<${name}>`];
    }),
  );

describe('[I18N-1] plain translate function and i18next', () => {
  test.each([...LANGUAGES.values()])(
    '[I18N-1.1] the plain translate function and i18next return the same texts in $code',
    async (language) => {
      const catalogue = await translationCatalogueLoader.load(language.code);
      const [plain, i18next] = [
        createPlainTranslator(catalogue, language),
        createI18nextTranslator(language, catalogue),
      ];
      for (const [catalogueKey, text] of Object.entries(catalogue)) {
        const key = catalogueKey.replace(PLURAL_FORM, '') as TranslationKey;
        for (const count of [0, 1, 2, 12345]) {
          const values = valuesFor(text, count);
          expect(plain(key, values), key).toBe(i18next(key, values));
          expect(plain(key, values), key).toMatch(/\S/);
        }
      }
    },
  );

  test.each([
    ['EN', 1, '1 point'],
    ['EN', 12345, '12,345 points'],
    ['VI', 12345, '12.345 điểm'],
    ['CN', 1, '1 分'],
  ] as const)(
    'the plain translate function and i18next return the plural form of the language %s for the count %d: %s',
    async (code, count, text) => {
      const language = LANGUAGES.get(code) ?? ENGLISH;
      const catalogue = await translationCatalogueLoader.load(code);
      for (const translate of [
        createPlainTranslator(catalogue, language),
        createI18nextTranslator(language, catalogue),
      ]) {
        expect(translate('page.leader.score', { count })).toBe(text);
        expect(translate('page.leader.ends', { moment: MOMENT })).toContain('2026');
      }
    },
  );

  test.each([
    ['EN', 'Your balance is ₱1,234.50.'],
    ['UR', '\u2068₱1,234.50\u2069'],
  ] as const)(
    '[I18N-2.3] in the language %s, both translate functions keep the characters of an inserted amount in order: %j',
    async (code, text) => {
      const language = LANGUAGES.get(code) ?? ENGLISH;
      const catalogue = await translationCatalogueLoader.load(code);
      for (const translate of [
        createPlainTranslator(catalogue, language),
        createI18nextTranslator(language, catalogue),
      ]) {
        expect(translate('cashier.amount.balance', { limit: '₱1,234.50' })).toContain(text);
        expect(translate('cashier.amount.balance', { limit: '' })).not.toContain('\u2068');
      }
    },
  );

  test('[I18N-2.3] in Urdu a percentage begins its text: after a letter, its sign would stand before the number', () => {
    const texts = Object.values<string>(urdu);
    expect(texts.filter((text) => /\p{L}[^{}]*\{\{\w+\}\}%/u.test(text))).toEqual([]);
    expect(texts.filter((text) => text.startsWith('{{percent}}%'))).toHaveLength(3);
  });

  test('[I18N-1.7] a text that the catalogue of another version lacks is English once that has loaded', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    let changes = 0;
    const vietnamese = LANGUAGES.get('VI') ?? ENGLISH;
    const translate = createI18nextTranslator(vietnamese, { 'action.back': 'Về' }, () => {
      changes += 1;
    });
    expect([translate('action.back'), translate('action.retry')]).toEqual(['Về', '']);
    await expect.poll(() => changes).toBe(1);
    expect([translate('action.back'), translate('action.retry')]).toEqual(['Về', 'Retry']);
    expect(translate('page.leader.score', { count: 1234 })).toBe('1.234 points');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(changes).toBe(1);
  });

  test('[I18N-2.2] where the browser has no plural rules of a language, a text has the form of other numbers', async () => {
    // Such a browser selects a form of its own language: English has one for 1, which Burmese and Thai lack.
    vi.spyOn(Intl.PluralRules.prototype, 'select').mockImplementation((count) => (count === 1 ? 'one' : 'other'));
    for (const code of ['MY', 'TH'] as const) {
      const language = LANGUAGES.get(code) ?? ENGLISH;
      const catalogue = await translationCatalogueLoader.load(code);
      for (const translate of [
        createPlainTranslator(catalogue, language),
        createI18nextTranslator(language, catalogue),
      ])
        expect(translate('market.stock', { count: 1 })).toBe(catalogue['market.stock_other']?.replace(/{{.*}}/, '1'));
    }
    vi.restoreAllMocks();
  });

  test('[I18N-1.7] a text that the catalogue lacks is empty and not its key, in both functions', () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    for (const translate of [createPlainTranslator({}, ENGLISH), createI18nextTranslator(ENGLISH, {})]) {
      expect(translate('action.retry')).toBe('');
      expect(translate('page.leader.score', { count: 2 })).toBe('');
    }
  });

  test('a value is inserted literally, even if it looks like a placeholder or a replacement pattern', async () => {
    const translate = createPlainTranslator({ 'notice.title': 'a {{constructor}} {{x}}' }, ENGLISH);
    expect(translate('notice.title', { x: '$& $1 {{y}}' })).toBe('a  $& $1 {{y}}');
  });
});
