import { ENGLISH, LANGUAGES, type Language } from './languages';

/** What a language is chosen from; every field may hold anything a server, a store or a browser says. */
export interface LanguageWishes {
  /** The visitor's own choice, a platform code. */
  readonly chosen: string | undefined;
  /** BCP 47 tags of the browser, best first. */
  readonly browser: readonly string[];
  /** Platform codes the merchant offers; empty: all. */
  readonly offered: readonly string[];
  /** The merchant's default, a platform code. */
  readonly merchantDefault: string | undefined;
}

function matchesTag(language: Language, tag: string): boolean {
  return tag.toLowerCase().split('-')[0] === language.tag.split('-')[0];
}

/**
 * The visitor's choice, else the merchant's default, else the browser's, else the first supported one (I18N-1).
 * A code outside the merchant's list counts as none.
 */
export function decideLanguage(wishes: LanguageWishes): Language {
  const listed = wishes.offered.flatMap((code) => LANGUAGES.get(code) ?? []);
  const supported = listed.length > 0 ? listed : [...LANGUAGES.values()];
  const byCode = (code: string | undefined) => supported.find((language) => language.code === code);
  const byBrowser = () => {
    for (const tag of wishes.browser) {
      const match = supported.find((language) => matchesTag(language, tag));
      if (match) return match;
    }
    return undefined;
  };
  return byCode(wishes.chosen) ?? byCode(wishes.merchantDefault) ?? byBrowser() ?? supported[0] ?? ENGLISH;
}
