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
 * Patterns of tags whose first subtag is not the code of their language; the first that matches a tag counts (I18N-1).
 * The tags are in upper case and end before their extensions. Chinese: the script decides, then the region; Cantonese and
 * Min Nan are written in traditional characters. Readers of romanized Hindi read English sooner than Devanagari. The last
 * four have former and other names of languages, and languages whose readers also read a supported one.
 */
const TAG_PATTERNS: readonly (readonly [pattern: string, code: LanguageCode])[] = [
  ['(ZH|CMN|YUE|NAN)-.*HANT', 'TW'],
  ['(ZH|CMN|YUE|NAN)-.*(HANS|CN)', 'CN'],
  ['(YUE|NAN)', 'TW'],
  ['(ZH|CMN)-.*(TW|HK|MO|YUE|NAN)', 'TW'],
  ['(ZH|CMN)', 'CN'],
  ['PT-.*BR', 'PT-BR'],
  ['HI-.*LATN', 'EN'],
  ['(FIL|TL|CEB|ILO|HIL)', 'TY'],
  ['(IN|JV|JW|SU)', 'ID'],
  ['ZSM', 'MS'],
  ['PA-.*(PK|ARAB)', 'UR'],
];

/**
 * Matches the language codes of the platform that do not have their meaning in BCP 47, where `tw` is Twi, `ty` is
 * Tahitian, and `cn` is not assigned.
 */
const NOT_A_TAG = /^(CN|TW|TY)$/;

/**
 * Returns the code of the supported language that fits a browser's language; undefined if no supported language fits.
 * @param tag BCP 47 language tag
 */
export function toLanguageCode(tag: string): LanguageCode | undefined {
  // Extensions and private subtags say nothing about the language.
  const core = tag.toUpperCase().replace(/_/g, '-').replace(/-.-.*/, '');
  const found = TAG_PATTERNS.find(([pattern]) => new RegExp(`^${pattern}\\b`).test(core));
  if (found) return found[1];
  const [language = ''] = core.split('-');
  return isLanguageCode(language) && !NOT_A_TAG.test(language) ? language : undefined;
}

/**
 * Returns the patterns of all tags, with which another program finds the same codes: for whole tags, to be matched
 * without case.
 */
export function listTagPatterns(): readonly (readonly [pattern: string, code: LanguageCode])[] {
  const own = LANGUAGE_CODES.filter((code) => !NOT_A_TAG.test(code)).map((code) => [code, code] as const);
  // As many subtags as there are before the extensions.
  const subtags = '(?:(?![-_].[-_]).)*[-_]';
  return [...TAG_PATTERNS, ...own].map(([pattern, code]) => [`^${pattern.replace('-.*', subtags)}(?![a-z\\d])`, code]);
}
