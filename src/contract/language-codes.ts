/** Codes of the languages that the platform supports, in its order (I18N-1). Most are BCP 47 tags in upper case. */
export const LANGUAGE_CODES = [
  'CN',
  'EN',
  'ES',
  'HI',
  'ID',
  'JA',
  'KM',
  'KO',
  'MY',
  'TA',
  'TH',
  'TW',
  'VI',
  'TY',
  'UR',
  'PT',
  'PT-BR',
  'MS',
  'BN',
  'TR',
] as const;

export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export const isLanguageCode = (code: string): code is LanguageCode =>
  (LANGUAGE_CODES as readonly string[]).includes(code);

/**
 * Language codes of the platform that are not BCP 47 tags of the same language: the tag `tw` means Twi, `ty` means
 * Tahitian, and `cn` is not assigned.
 */
const NOT_A_TAG = /^(CN|TW|TY)$/;

/**
 * Returns the code of the supported language that fits a browser's language; undefined if there is none. Chinese is
 * traditional if the tag has the script Hant or, without a script, a region that uses it; else it is simplified.
 * @param tag BCP 47
 */
export function toLanguageCode(tag: string): LanguageCode | undefined {
  const [language = '', ...subtags] = tag.toUpperCase().split('-');
  if (language === 'ZH') return /HANT|^(?!HANS).*(TW|HK|MO)/.test(subtags.join()) ? 'TW' : 'CN';
  if (language === 'FIL' || language === 'TL') return 'TY';
  if (language === 'PT') return subtags.includes('BR') ? 'PT-BR' : 'PT';
  return isLanguageCode(language) && !NOT_A_TAG.test(language) ? language : undefined;
}
