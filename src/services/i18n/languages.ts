import type { LanguageCode } from '../../contract/language-codes';
import { toSupportedLocale } from './date-format';

/** A language of the platform and its standard tags (I18N-1, I18N-2). */
export interface Language {
  /** The code in the `Language` header and in the merchant's list of languages. */
  readonly code: LanguageCode;
  /** BCP 47 tag for `<html lang>`. */
  readonly tag: string;
  /**
   * BCP 47 tag for `Intl`, with ASCII digits, of which this browser has the data; in the language that is active, with
   * the visitor's region (`regional-locale.ts`). Plurals use `tag`.
   */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  /** The language's own name, for the language menu. */
  readonly name: string;
}

function language(code: LanguageCode, name: string, tag = code.toLowerCase(), locale = tag): Language {
  return { dir: 'ltr', code, name, tag, locale: toSupportedLocale(locale) };
}

/** The fallback for every language whose catalogue does not load. */
export const ENGLISH = language('EN', 'English', 'en', 'en-US');

/** The supported languages in the order of the language menu. */
const LANGUAGE_LIST: readonly Language[] = [
  ENGLISH,
  language('CN', '简体中文', 'zh-Hans', 'zh-CN'),
  language('TW', '繁體中文', 'zh-Hant', 'zh-HK'),
  language('VI', 'Tiếng Việt', 'vi', 'vi-VN'),
  language('TH', 'ไทย'),
  language('ID', 'Bahasa Indonesia'),
  language('MS', 'Bahasa Melayu'),
  language('TY', 'Filipino', 'fil'),
  language('KM', 'ខ្មែរ'),
  language('MY', 'မြန်မာ', 'my', 'my-u-nu-latn'),
  language('JA', '日本語'),
  language('KO', '한국어'),
  language('HI', 'हिन्दी'),
  language('BN', 'বাংলা', 'bn', 'bn-u-nu-latn'),
  language('TA', 'தமிழ்'),
  { ...language('UR', 'اردو'), dir: 'rtl' },
  language('ES', 'Español'),
  language('PT', 'Português', 'pt-PT'),
  language('PT-BR', 'Português (Brasil)', 'pt-BR'),
  language('TR', 'Türkçe'),
];

export const LANGUAGES: ReadonlyMap<string, Language> = new Map(LANGUAGE_LIST.map((entry) => [entry.code, entry]));
