import { normalizeSearchText } from '../../../base/normalize-search-text';
import { normalizeTypedText } from '../../../base/normalize-typed-text';

/** A country in the calling code sheet. */
export interface CallingCodeCountry {
  /** Country code: ISO 3166, two letters. */
  readonly country: string;
  /** Digits of the calling code, without a plus. */
  readonly code: string;
  readonly name: string;
  readonly flag: string;
}

interface ListedCountry {
  readonly countryCode: string;
  readonly countryDialingCode: string;
}

/** Returns the flag emoji: the two letters of the country code as regional indicators. */
function flagOf(country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return '';
  return String.fromCodePoint(...[...country].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
}

function nameOf(country: string, names: Intl.DisplayNames): string {
  try {
    return names.of(country) ?? country;
  } catch {
    // Not a country code: show the platform's value unchanged.
    return country;
  }
}

/**
 * Returns the countries of the platform's list in its order, with localized names. Countries without a calling code are
 * left out (LOGIN-6).
 */
export function buildCallingCodeCountries(
  list: readonly ListedCountry[],
  locale: string,
): readonly CallingCodeCountry[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return list.flatMap(({ countryCode, countryDialingCode }) => {
    const country = countryCode.toUpperCase();
    const code = countryDialingCode.replace(/\D/g, '');
    return code === '' ? [] : [{ country, code, name: nameOf(country, names), flag: flagOf(country) }];
  });
}

/** Returns the countries that match a query by name, country code or calling code; an empty query returns all. */
export function searchCountries(
  countries: readonly CallingCodeCountry[],
  query: string,
): readonly CallingCodeCountry[] {
  const text = normalizeSearchText(normalizeTypedText(query));
  const digits = text.replace(/[ ()]/g, '').replace(/^\+|^00/, '');
  if (text === '' || digits === '') return countries;
  if (/^\d+$/.test(digits)) return countries.filter(({ code }) => code.startsWith(digits));
  return countries.filter(
    ({ name, country }) => normalizeSearchText(name).includes(text) || country.toLowerCase() === text,
  );
}
