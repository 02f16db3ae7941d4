import { createInstance } from 'i18next';
import { log } from '../../base/log';
import {
  type Translate,
  type TranslationCatalogue,
  type TranslationValues,
  translationCatalogueLoader,
} from './catalogue';
import { createDateFormat } from './date-format';
import { isolateBidiText } from './isolate-bidi-text';
import { ENGLISH, type Language } from './languages';

/**
 * Creates a translate function with i18next, which supports plurals and formats.
 * @param onChange called when texts that the catalogue lacks have become English
 */
export function createI18nextTranslator(
  language: Language,
  catalogue: TranslationCatalogue,
  onChange: () => void = () => undefined,
): Translate {
  let isEnglishRequested = language.code === ENGLISH.code;
  async function loadEnglish() {
    isEnglishRequested = true;
    const english = await translationCatalogueLoader.load(ENGLISH.code).catch(() => undefined);
    if (!english) return;
    i18next.addResourceBundle(ENGLISH.tag, 'translation', withFallbackForms(english));
    onChange();
  }
  const i18next = createInstance({
    lng: language.tag, // the language of plurals; formats have a locale of their own
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
    fallbackLng: ENGLISH.tag,
    parseMissingKeyHandler: (key) => {
      // The catalogue is of another version of the app. Until the English text is there, nothing is shown, not the key.
      log.warn('text missing', { key });
      if (!isEnglishRequested) void loadEnglish();
      return '';
    },
    resources: { [language.tag]: { translation: withFallbackForms(catalogue) } },
  });
  void i18next.init(); // synchronous: the catalogue is already loaded
  const { formatter } = i18next.services;
  const { locale } = language;
  formatter?.add('number', (value: number) => new Intl.NumberFormat(locale).format(value));
  formatter?.add('datetime', (value: number, _, { dateStyle, timeStyle }) =>
    createDateFormat(locale, { dateStyle, timeStyle }).format(value),
  );
  const translate = i18next.getFixedT(language.tag);
  return (key, values) => translate(key, isolateValues(values, language));
}

/**
 * Returns a catalogue in which a text with plural forms also has the form of other numbers without a suffix: a browser
 * without the plural rules of the language selects a form of its own language, which the catalogue may lack.
 */
function withFallbackForms(catalogue: TranslationCatalogue): Readonly<Record<string, string>> {
  const others = Object.entries(catalogue).flatMap(([key, text]) =>
    key.endsWith('_other') ? [[key.slice(0, -'_other'.length), text] as const] : [],
  );
  return { ...Object.fromEntries(others), ...catalogue };
}

function isolateValues(values: TranslationValues = {}, language: Language): TranslationValues {
  const isolated = Object.entries(values).map(([name, value]) =>
    typeof value === 'string' && value !== '' ? [name, isolateBidiText(value, language)] : [name, value],
  );
  return Object.fromEntries(isolated);
}
