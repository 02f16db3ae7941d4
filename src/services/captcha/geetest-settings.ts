import { parseUrl } from '../../base/parse-url';

type Version = 'geetest-v3' | 'geetest-v4';

/** Geetest's default script URLs. */
const SCRIPTS = {
  'geetest-v3': 'https://static.geetest.com/static/js/gt.0.5.0.js',
  'geetest-v4': 'https://static.geetest.com/v4/gt4.js',
} as const;

/**
 * Returns the URL of Geetest's script: the URL that the merchant has configured or, if that is empty, Geetest's
 * default. Returns undefined if the configured URL is neither https nor on this origin.
 */
export function getGeetestScriptUrl(version: Version, configured: string, origin: string): string | undefined {
  if (configured === '') return SCRIPTS[version];
  const address = parseUrl(configured, origin);
  return address?.protocol === 'https:' || address?.origin === origin ? address.href : undefined;
}

/** Geetest's language codes by BCP 47 tag. Geetest v3 and v4 use different codes. */
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
 * Returns Geetest's code for a language; the code for English if LANGUAGES does not contain the language.
 * @param tag BCP 47
 */
export function toGeetestLanguage(version: Version, tag: string): string {
  const found = LANGUAGES.find(([supported]) => tag === supported || tag.startsWith(`${supported}-`));
  if (!found) return version === 'geetest-v4' ? 'eng' : 'en';
  return version === 'geetest-v4' ? found[1] : found[2];
}
