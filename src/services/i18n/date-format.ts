/**
 * Suffix of a locale that stands in for one without data in this browser, as Burmese and Khmer in Chromium. `Intl`
 * would use the browser's own language instead: an English month in a Burmese sentence.
 */
const NUMERIC_SUFFIX = '-x-numeric';

/**
 * Returns the locale if this browser has its data; otherwise one with the same digits and separators of numbers, in
 * which createDateFormat() writes dates in digits only.
 * @param locale BCP 47 tag
 */
export const toSupportedLocale = (locale: string): string =>
  Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0 ? locale : `en-GB${NUMERIC_SUFFIX}`;

/** Whether this browser has no words of the language, so that neither a date nor a time until it may have some. */
export const isNumericLocale = (locale: string): boolean => locale.endsWith(NUMERIC_SUFFIX);

/**
 * Creates a date format for the locale of a language. Every date of the app is formatted by it: where the browser does
 * not know the names of months and days in the language, the date has none (I18N-2).
 * @param locale `locale` of a language
 */
export const createDateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, isNumericLocale(locale) ? toNumericOptions(options) : options);

/** Returns options for the same date and time without names: no weekday, no name of a month or a time zone. */
function toNumericOptions(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  const { dateStyle, timeStyle, weekday, month, day, hour, timeZoneName, ...others } = options;
  return {
    ...others,
    ...(dateStyle && ({ year: 'numeric', month: '2-digit', day: '2-digit' } as const)),
    ...(timeStyle && ({ hour: '2-digit', minute: '2-digit' } as const)),
    ...(timeStyle && timeStyle !== 'short' && ({ second: '2-digit' } as const)),
    ...(month && ({ month: '2-digit' } as const)),
    ...(day && ({ day: '2-digit' } as const)),
    ...(hour && ({ hour: '2-digit' } as const)),
    ...(timeZoneName && ({ timeZoneName: 'shortOffset' } as const)),
    hourCycle: 'h23',
  };
}
