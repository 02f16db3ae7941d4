import type { LanguageCode } from './languages';

type CatalogueKey = keyof typeof import('./catalogues/en.json');
type WithoutPluralForm<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/**
 * The key of any text of the app; a key missing from the English catalogue does not compile. Keys with plural forms
 * (`key_one`, `key_other`) are used without the suffix; the value `count` selects the form.
 */
export type TextKey = WithoutPluralForm<CatalogueKey>;
export type TextValues = Readonly<Record<string, string | number>>;
/** Returns a text in the current language, with its values interpolated. */
export type Translate = (key: TextKey, values?: TextValues) => string;
/**
 * The texts of a language by key. Texts with plural forms are keyed by key and form, because languages have different
 * forms.
 */
export type Catalogue = Readonly<Partial<Record<CatalogueKey | TextKey, string>>>;

/** Imports of the catalogues, one chunk per language, called when the language is activated. */
export const CATALOGUES: Readonly<Record<LanguageCode, () => Promise<{ readonly default: Catalogue }>>> = {
  EN: () => import('./catalogues/en.json'),
  CN: () => import('./catalogues/cn.json'),
  VI: () => import('./catalogues/vi.json'),
};
