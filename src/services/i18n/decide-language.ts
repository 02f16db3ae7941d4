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

function matchesTag(language: Language, tag: string): boolean {
  return tag.toLowerCase().split('-')[0] === language.tag.split('-')[0];
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
      const match = supported.find((language) => matchesTag(language, tag));
      if (match) return match;
    }
    return undefined;
  };
  return byCode(candidates.chosen) ?? byCode(candidates.merchantDefault) ?? byBrowser() ?? supported[0] ?? ENGLISH;
}
