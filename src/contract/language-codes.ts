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
 * Matches the language codes of the platform that do not have their meaning in BCP 47, where `tw` is Twi, `ty` is
 * Tahitian, and `cn` is not assigned.
 */
const NOT_A_TAG = /^(CN|TW|TY)$/;

/**
 * Returns the code of the supported language that fits a browser's language; undefined if no supported language fits.
 * A Chinese tag means traditional Chinese if it has the script Hant or, without a script, a region that uses
 * traditional characters. Any other Chinese tag means simplified Chinese. @param tag BCP 47 language tag
 */
export function toLanguageCode(tag: string): LanguageCode | undefined {
  const [language = '', ...subtags] = tag.toUpperCase().split('-');
  if (language === 'ZH') return /HANT|^(?!HANS).*(TW|HK|MO)/.test(subtags.join()) ? 'TW' : 'CN';
  if (language === 'FIL' || language === 'TL') return 'TY';
  if (language === 'PT') return subtags.includes('BR') ? 'PT-BR' : 'PT';
  return isLanguageCode(language) && !NOT_A_TAG.test(language) ? language : undefined;
}
