import { toLanguageCode } from '../../contract/language-codes';
import { toSupportedLocale } from './date-format';
import type { Language } from './languages';

/** Matches the extensions and private subtags of a tag. */
const EXTENSIONS = /[-_][a-z\d][-_].*/i;
/** Matches the region after the language in a tag without extensions: two letters, or three digits as in `es-419`. */
const REGION = /[-_]([a-z]{2}|\d{3})(?![a-z\d])/i;

const primaryOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];

/**
 * Returns a language with the locale of the visitor's region: that of the first of the browser's languages that is
 * this language, otherwise of the first that is a variant of it. Amounts, dates and numbers are written as in `es-MX`
 * for a visitor from Mexico, and always with ASCII digits (I18N-2). Without a region, the language keeps its locale.
 * @param browserTags BCP 47 tags of the browser's languages, in order of preference
 */
export function toRegionalLanguage(language: Language, browserTags: readonly string[]): Language {
  const exact = browserTags.filter((tag) => toLanguageCode(tag) === language.code);
  const variants = browserTags.filter((tag) => primaryOf(tag) === primaryOf(language.tag));
  for (const tag of [...exact, ...variants]) {
    const region = REGION.exec(tag.replace(EXTENSIONS, ''))?.[1];
    const choices = readChoices(tag);
    if (!region && Object.keys(choices).length === 0) continue;
    const locale = new Intl.Locale(region ? language.tag : language.locale, {
      ...choices,
      ...(region && { region }),
      numberingSystem: 'latn',
    });
    return { ...language, locale: toSupportedLocale(locale.toString()) };
  }
  return language;
}

/** Returns the calendar and the hours that the visitor has chosen in the system: `th-TH-u-ca-gregory` (I18N-2). */
function readChoices(tag: string): Pick<Intl.LocaleOptions, 'calendar' | 'hourCycle'> {
  try {
    const { calendar, hourCycle } = new Intl.Locale(tag);
    const choices = { ...(calendar && { calendar }), ...(hourCycle && { hourCycle }) };
    // A tag may name a value that does not exist, which the options of a locale refuse.
    void new Intl.Locale('en', choices);
    return choices;
  } catch {
    // Neither a tag, as `en_AU`, nor a value, as in `en-u-hc-foo`.
    return {};
  }
}
