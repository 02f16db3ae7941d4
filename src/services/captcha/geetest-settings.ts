import { parseUrl } from '../../base/parse-url';
import type { Language } from '../i18n/languages';

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

/**
 * Geetest's codes of its languages, by BCP 47 tag. Versions 3 and 4 have different codes, and version 4 fewer languages:
 * it would show Chinese for a code that it does not know.
 */
const LANGUAGES: readonly (readonly [tag: string, v4: string, v3: string])[] = [
  ['zh-Hant-HK', 'zho-hk', 'zh-hk'],
  ['zh-Hant-MO', 'zho-hk', 'zh-hk'],
  ['zh-Hant', 'zho-tw', 'zh-tw'],
  ['zh', 'zho', 'zh-cn'],
  ['ja', 'jpn', 'ja'],
  ['ko', 'kor', 'ko'],
  ['id', 'ind', 'id'],
  ['es', 'spa', 'es'],
  ['pt-BR', 'pon', 'pt-pt'],
  ['pt', 'por', 'pt-pt'],
  ['th', 'eng', 'th'],
  ['tr', 'eng', 'tr'],
  ['vi', 'eng', 'vi'],
  ['ta', 'eng', 'ta'],
  ['bn', 'eng', 'bn'],
];

/**
 * Returns Geetest's code for a language; the code for English if LANGUAGES does not contain the language.
 * @param tag `tag` of the language: BCP 47
 * @param locale `locale` of the language, which names the visitor's region: Hong Kong has words of its own
 */
export function toGeetestLanguage(version: Version, { tag, locale }: Pick<Language, 'tag' | 'locale'>): string {
  const region = /-([A-Z]{2})(?![a-z\d])/.exec(locale)?.[1];
  const regional = `${tag}-${region}`;
  const found = LANGUAGES.find(([known]) => [tag, regional].includes(known) || tag.startsWith(`${known}-`));
  if (!found) return version === 'geetest-v4' ? 'eng' : 'en';
  return version === 'geetest-v4' ? found[1] : found[2];
}
