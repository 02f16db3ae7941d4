/** A language of the platform and its standard tags (I18N-1, I18N-2). */
export interface Language {
  /** The code in the `Language` header and in the merchant's list of languages. */
  readonly code: LanguageCode;
  /** BCP 47 tag for `<html lang>` and catalogues. */
  readonly tag: string;
  /** BCP 47 tag for `Intl`, with a region in which ASCII digits and the Gregorian calendar are used. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  /** The language's own name, for the language menu. */
  readonly name: string;
}

export type LanguageCode = 'EN' | 'CN' | 'VI';

/** The fallback for every language whose catalogue does not load. */
export const ENGLISH: Language = { code: 'EN', tag: 'en', locale: 'en-US', dir: 'ltr', name: 'English' };

const LANGUAGE_LIST: readonly Language[] = [
  ENGLISH,
  { code: 'CN', tag: 'zh-Hans', locale: 'zh-CN', dir: 'ltr', name: '简体中文' },
  { code: 'VI', tag: 'vi', locale: 'vi-VN', dir: 'ltr', name: 'Tiếng Việt' },
];

export const LANGUAGES: ReadonlyMap<string, Language> = new Map(LANGUAGE_LIST.map((entry) => [entry.code, entry]));
