import { createInstance } from 'i18next';
import { create } from 'zustand';
import { CATALOGUES, type Catalogue, type TextKey } from './catalogue';
import { ENGLISH, type Language } from './languages';

export type TextValues = Readonly<Record<string, string | number>>;
export type Translate = (key: TextKey, values?: TextValues) => string;

interface I18nState {
  readonly language: Language;
  readonly t: Translate;
}

const engine = createInstance({
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false }, // React escapes
  resources: {},
});
// Nothing to wait for: catalogues are handed over by speak().
void engine.init();

function translateIn(language: Language): Translate {
  const fixed = engine.getFixedT(language.tag);
  return (key, values) => fixed(key, { ...values });
}

/** The language spoken and its texts. */
export const useI18n = create<I18nState>(() => ({ language: ENGLISH, t: translateIn(ENGLISH) }));

async function fetchCatalogue(language: Language): Promise<Catalogue | undefined> {
  try {
    return (await CATALOGUES[language.code]()).default;
  } catch {
    // Offline without the store, or a broken deploy: the caller falls back.
    return undefined;
  }
}

/**
 * Speaks a language once its catalogue is here, English when it cannot be had (never bare keys).
 * Returns the language spoken, or undefined when not even English could be loaded.
 */
export async function speak(language: Language): Promise<Language | undefined> {
  const catalogue = await fetchCatalogue(language);
  if (!catalogue) return language.code === ENGLISH.code ? undefined : speak(ENGLISH);
  engine.addResourceBundle(language.tag, 'translation', catalogue);
  useI18n.setState({ language, t: translateIn(language) });
  return language;
}

/** The texts of the language spoken, for a component. */
export const useText = (): Translate => useI18n((state) => state.t);

/** One text, outside of React. */
export const text: Translate = (key, values) => useI18n.getState().t(key, values);
