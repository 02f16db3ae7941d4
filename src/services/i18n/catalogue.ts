import type { LanguageCode } from './languages';

/** Every text the product can show; a key outside the English catalogue does not compile. */
export type TextKey = keyof typeof import('./catalogues/en.json');
export type TextValues = Readonly<Record<string, string | number>>;
/** Gives a text in the language spoken, with values put in. */
export type Translate = (key: TextKey, values?: TextValues) => string;
export type Catalogue = Readonly<Record<TextKey, string>>;

/** One chunk a language, fetched when it is spoken (D9). */
export const CATALOGUES: Readonly<Record<LanguageCode, () => Promise<{ readonly default: Catalogue }>>> = {
  EN: () => import('./catalogues/en.json'),
  CN: () => import('./catalogues/cn.json'),
  VI: () => import('./catalogues/vi.json'),
};
