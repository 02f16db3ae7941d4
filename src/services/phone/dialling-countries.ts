import { foldText } from '../../base/fold-text';

/** A country as the sheet shows it. */
export interface DiallingCountry {
  /** ISO 3166, two letters. */
  readonly country: string;
  /** Digits, without a plus. */
  readonly code: string;
  readonly name: string;
  readonly flag: string;
}

interface Listed {
  readonly countryCode: string;
  readonly countryDialingCode: string;
}

/** A flag is its country's two letters, each as a regional indicator. */
function flagOf(country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return '';
  return String.fromCodePoint(...[...country].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
}

function nameOf(country: string, names: Intl.DisplayNames): string {
  try {
    return names.of(country) ?? country;
  } catch {
    // No country code: the platform's own word for it is shown as it is.
    return country;
  }
}

/** The platform's list with names in the language spoken, in its order; what has no digits cannot be dialled (LOGIN-6). */
export function diallingCountries(list: readonly Listed[], locale: string): readonly DiallingCountry[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return list.flatMap(({ countryCode, countryDialingCode }) => {
    const country = countryCode.toUpperCase();
    const code = countryDialingCode.replace(/\D/g, '');
    return code === '' ? [] : [{ country, code, name: nameOf(country, names), flag: flagOf(country) }];
  });
}

/** The countries found by their name, their two letters or their digits; all of them when nothing is asked. */
export function searchCountries(countries: readonly DiallingCountry[], query: string): readonly DiallingCountry[] {
  const wanted = foldText(query.trim());
  const digits = wanted.replace(/^\+|^00/, '');
  if (wanted === '' || digits === '') return countries;
  if (/^\d+$/.test(digits)) return countries.filter(({ code }) => code.startsWith(digits));
  return countries.filter(({ name, country }) => foldText(name).includes(wanted) || country.toLowerCase() === wanted);
}
