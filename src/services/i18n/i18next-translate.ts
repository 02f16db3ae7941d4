import { createInstance } from 'i18next';
import type { Translate, TranslationCatalogue, TranslationValues } from './catalogue';
import { isolateBidiText } from './isolate-bidi-text';
import type { Language } from './languages';

/** Creates a translate function with i18next, which supports plurals and formats. */
export function createI18nextTranslator(language: Language, catalogue: TranslationCatalogue): Translate {
  const i18next = createInstance({
    lng: language.locale, // also the locale of plurals and formats
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
    resources: { [language.locale]: { translation: catalogue } },
  });
  void i18next.init(); // synchronous: the catalogue is already loaded
  const translate = i18next.getFixedT(language.locale);
  return (key, values) => translate(key, isolateValues(values, language));
}

function isolateValues(values: TranslationValues = {}, language: Language): TranslationValues {
  const isolated = Object.entries(values).map(([name, value]) =>
    typeof value === 'string' && value !== '' ? [name, isolateBidiText(value, language)] : [name, value],
  );
  return Object.fromEntries(isolated);
}
