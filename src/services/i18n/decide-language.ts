import { toLanguageCode } from '../../contract/language-codes';
import { ENGLISH, LANGUAGES, type Language } from './languages';

/** Input of decideLanguage(). The values are untrusted: they come from a server, storage or the browser. */
export interface LanguageCandidates {
  /** Code of the language that the visitor has chosen, as in `Language.code`. */
  readonly chosen: string | undefined;
  /** BCP 47 tags of the browser's languages, in order of preference. */
  readonly browser: readonly string[];
  /** Codes of the languages that the merchant offers, as in `Language.code`; empty if it offers all languages. */
  readonly offered: readonly string[];
  /** Code of the merchant's default language, as in `Language.code`. */
  readonly merchantDefault: string | undefined;
}

/**
 * Returns the language for a BCP 47 tag of the browser: the variant that the tag names or, if `languages` does not
 * contain it, the first other variant of the same language, such as simplified instead of traditional Chinese.
 */
function findByTag(languages: readonly Language[], tag: string): Language | undefined {
  const code = toLanguageCode(tag);
  const primary = (bcp47: string) => bcp47.toLowerCase().split('-')[0];
  return (
    languages.find((language) => language.code === code) ??
    languages.find((language) => code && primary(language.tag) === primary(tag))
  );
}

/**
 * Decides the language: the visitor's choice, else the merchant's default, else the first match among the browser's
 * languages, else the first language that the merchant offers (I18N-1). Languages that the merchant does not offer
 * are ignored.
 */
export function decideLanguage(candidates: LanguageCandidates): Language {
  const listed = candidates.offered.flatMap((code) => LANGUAGES.get(code) ?? []);
  const supported = listed.length > 0 ? listed : [...LANGUAGES.values()];
  const byCode = (code: string | undefined) => supported.find((language) => language.code === code);
  const byBrowser = () => {
    for (const tag of candidates.browser) {
      const match = findByTag(supported, tag);
      if (match) return match;
    }
    return undefined;
  };
  return byCode(candidates.chosen) ?? byCode(candidates.merchantDefault) ?? byBrowser() ?? supported[0] ?? ENGLISH;
}
