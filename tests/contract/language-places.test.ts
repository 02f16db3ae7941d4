import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toGeetestLanguage } from '../../src/services/captcha/geetest-settings';
import { LANGUAGES, type Language } from '../../src/services/i18n/languages';
import { toPluralTag } from '../checks/code/plural-tags.mjs';
import { FAIR } from '../platform/merchants/fair';
import { FONT_SAMPLES } from '../support/browser/font-samples';

/** Languages of which Geetest has no captcha in either version: members solve it in English. */
const ENGLISH_CAPTCHA = ['EN', 'HI', 'KM', 'MS', 'MY', 'TY', 'UR'];

/** Scripts with letters of one height, whose headings may be in a merchant's display font: see decision 28. */
const SCRIPTS_OF_DISPLAY_FONTS = ['Latn', 'Hans', 'Hant'];
/** Scripts whose lines may be as low as those of Latin. */
const LOW_SCRIPTS = ['Latn', 'Hans', 'Hant', 'Jpan', 'Kore'];
/** What Intl calls the scripts of which it writes from right to left. */
const RIGHT_TO_LEFT_SCRIPTS = ['Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'];

const STYLES = readFileSync('src/ui/styles/base.css', 'utf8');
const scriptOf = ({ tag }: Language): string => new Intl.Locale(tag).maximize().script ?? '';
/** Returns the languages that the selector before a declaration names. */
function languagesBefore(declaration: string): readonly string[] {
  const [before = ''] = STYLES.split(declaration);
  const selector = before.slice(before.lastIndexOf('}'));
  return [...selector.matchAll(/\[lang\|="(\w+)"\]/g)].map(([, lang = '']) => lang);
}

/** What a language needs beside its catalogue; the recipe “A language” names the same places. */
describe.each([...LANGUAGES.values()].map((language) => [language.code, language] as const))(
  '[I18N-1.1] places of the language %s',
  (code, language) => {
    const [main = ''] = language.tag.split('-');

    test('a local merchant offers it', () => {
      expect(FAIR.languages).toContain(code);
    });

    test('its catalogue is checked by its own plural rules', () => {
      const categories = (tag: string) => new Intl.PluralRules(tag).resolvedOptions();
      const checked = categories(toPluralTag(code.toLowerCase()));
      expect(checked.locale.split('-')[0]).toBe(main);
      expect(checked.pluralCategories).toEqual(categories(language.tag).pluralCategories);
    });

    test('its direction is that of its script', () => {
      expect(language.dir).toBe(RIGHT_TO_LEFT_SCRIPTS.includes(scriptOf(language)) ? 'rtl' : 'ltr');
    });

    test('Geetest has it, or it is known that the captcha is in English', () => {
      const texts = [toGeetestLanguage('geetest-v4', language), toGeetestLanguage('geetest-v3', language)];
      expect(texts.join() === 'eng,en').toBe(ENGLISH_CAPTCHA.includes(code));
    });

    test('its lines and headings suit its script', () => {
      const script = scriptOf(language);
      expect(languagesBefore('--leading: 1.4').includes(main)).toBe(!LOW_SCRIPTS.includes(script));
      expect(languagesBefore('font-family: inherit').includes(main)).toBe(!SCRIPTS_OF_DISPLAY_FONTS.includes(script));
    });

    test('the fonts of the tests have a sample of its script', () => {
      const scripts = FONT_SAMPLES.map(([lang]) => new Intl.Locale(lang).maximize().script);
      expect(scripts).toContain(scriptOf(language));
    });
  },
);
