import { createInstance } from 'i18next';
import { log } from '../../base/log';
import type { Translate, TranslationCatalogue, TranslationValues } from './catalogue';
import { createDateFormat } from './date-format';
import { isolateBidiText } from './isolate-bidi-text';
import type { Language } from './languages';

/** Creates a translate function with i18next, which supports plurals and formats. */
export function createI18nextTranslator(language: Language, catalogue: TranslationCatalogue): Translate {
  const i18next = createInstance({
    lng: language.tag, // the language of plurals; formats have a locale of their own
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
    parseMissingKeyHandler: (key) => {
      // The catalogue is of another version of the app: nothing is shown instead of the key.
      log.warn('text missing', { key });
      return '';
    },
    resources: { [language.tag]: { translation: catalogue } },
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

function isolateValues(values: TranslationValues = {}, language: Language): TranslationValues {
  const isolated = Object.entries(values).map(([name, value]) =>
    typeof value === 'string' && value !== '' ? [name, isolateBidiText(value, language)] : [name, value],
  );
  return Object.fromEntries(isolated);
}
