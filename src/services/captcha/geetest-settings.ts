import { readUrl } from '../../base/read-url';

type Version = 'geetest-v3' | 'geetest-v4';

/** Where the vendor keeps its scripts. */
const SCRIPTS = {
  'geetest-v3': 'https://static.geetest.com/static/js/gt.0.5.0.js',
  'geetest-v4': 'https://static.geetest.com/v4/gt4.js',
} as const;

/** The script's address: the merchant's, or the vendor's own. Undefined for one that is neither https nor of our origin. */
export function geetestScript(version: Version, configured: string, origin: string): string | undefined {
  if (configured === '') return SCRIPTS[version];
  const address = readUrl(configured, origin);
  return address?.protocol === 'https:' || address?.origin === origin ? address.href : undefined;
}

/** Languages the vendor speaks, by ours: the name of version 4, then that of version 3. */
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

/** The vendor's name of the language spoken; English for one it does not speak. @param tag BCP 47 */
export function geetestLanguage(version: Version, tag: string): string {
  const found = LANGUAGES.find(([known]) => tag === known || tag.startsWith(`${known}-`));
  if (!found) return version === 'geetest-v4' ? 'eng' : 'en';
  return version === 'geetest-v4' ? found[1] : found[2];
}
