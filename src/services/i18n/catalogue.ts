import type { LanguageCode } from '../../contract/language-codes';

type CatalogueKey = keyof typeof import('./catalogues/en.json');
type WithoutPluralForm<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/**
 * The key of a text of the app. A key that is missing from the English catalogue is a compile error. Texts with plural
 * forms (`key_one`, `key_other`) are requested without the suffix; the value `count` selects the form.
 */
export type TranslationKey = WithoutPluralForm<CatalogueKey>;
export type TranslationValues = Readonly<Record<string, string | number>>;
/** Returns a text in the current language, with its values interpolated. */
export type Translate = (key: TranslationKey, values?: TranslationValues) => string;
/**
 * The texts of a language by key. A text with plural forms has one entry per form (`key_one`, `key_other`); languages
 * have different forms.
 */
export type TranslationCatalogue = Readonly<Partial<Record<CatalogueKey | TranslationKey, string>>>;

/**
 * Imports the texts of languages. The build stores each catalogue in a file of its own, outside of the bundle
 * (`deploy/build/plugins/translation-catalogue-plugin.mjs`).
 */
export const translationCatalogueLoader = {
  /** Resolves with the texts of a language. Rejects if their file cannot be loaded. */
  async load(code: LanguageCode): Promise<TranslationCatalogue> {
    const loaded: { readonly default: TranslationCatalogue } = await import(`./catalogues/${code.toLowerCase()}.json`);
    return loaded.default;
  },
};
