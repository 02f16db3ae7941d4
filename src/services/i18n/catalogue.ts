import type { LanguageCode } from './languages';

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
export type Catalogue = Readonly<Partial<Record<CatalogueKey | TranslationKey, string>>>;

/** Functions that import the catalogues, by language code. Each catalogue is a chunk of its own. */
export const CATALOGUE_LOADERS: Readonly<Record<LanguageCode, () => Promise<{ readonly default: Catalogue }>>> = {
  EN: () => import('./catalogues/en.json'),
  CN: () => import('./catalogues/cn.json'),
  VI: () => import('./catalogues/vi.json'),
};
