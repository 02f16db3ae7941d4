import { parseUrl } from '../../base/parse-url';

type Version = 'geetest-v3' | 'geetest-v4';

/** The vendor's default script URLs. */
const SCRIPTS = {
  'geetest-v3': 'https://static.geetest.com/static/js/gt.0.5.0.js',
  'geetest-v4': 'https://static.geetest.com/v4/gt4.js',
} as const;

/**
 * Returns the URL of the captcha script: the merchant's if configured, else the vendor's default. Undefined if the
 * merchant's URL is neither https nor on this origin.
 */
export function getGeetestScriptUrl(version: Version, configured: string, origin: string): string | undefined {
  if (configured === '') return SCRIPTS[version];
  const address = parseUrl(configured, origin);
  return address?.protocol === 'https:' || address?.origin === origin ? address.href : undefined;
}

/** The vendor's language codes by BCP 47 tag. Versions 3 and 4 use different codes. */
const LANGUAGES: readonly (readonly [tag: string, v4: string, v3: string])[] = [
  ['zh-Hant-HK', 'zho-hk', 'zh-hk'],
  ['zh-Hant', 'zho-tw', 'zh-tw'],
  ['zh', 'zho', 'zh-cn'],
  ['ja', 'jpn', 'ja'],
  ['ko', 'kor', 'ko'],
  ['id', 'ind', 'id'],
  ['es', 'spa', 'es'],
  ['pt', 'por', 'pt-pt'],
];

/**
 * Returns the vendor's code for a language; that of English if the vendor does not support the language.
 * @param tag BCP 47
 */
export function toGeetestLanguage(version: Version, tag: string): string {
  const found = LANGUAGES.find(([supported]) => tag === supported || tag.startsWith(`${supported}-`));
  if (!found) return version === 'geetest-v4' ? 'eng' : 'en';
  return version === 'geetest-v4' ? found[1] : found[2];
}
