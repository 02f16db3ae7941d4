import type { SiteStatus } from '../../../contract/endpoints/site/system';
import { isSwitchOn } from '../../merchant/merchant-store';
import type { CallingCodeCountry } from './calling-code-countries';

/** The visitor's country, and the countries to choose from. */
export interface CallingCodeCountryData {
  readonly countryCode: string;
  readonly countryDialingCode: string;
  readonly countries: readonly CallingCodeCountry[];
}

/**
 * Whether the visitor can choose the calling code (LOGIN-6, REG-5). Requires that the switch UPDATEMOBILEICC3 is on or
 * Firebase sends the SMS. Also requires the visitor's country, its calling code and the list of countries.
 */
export function canChooseCallingCode(
  status: SiteStatus | undefined,
  context: CallingCodeCountryData | undefined,
): boolean {
  const isAllowed = isSwitchOn(status, 'UPDATEMOBILEICC3') || status?.info.sms.firebase === true;
  if (!isAllowed || !context) return false;
  return context.countryCode !== '' && context.countryDialingCode !== '' && context.countries.length > 0;
}

/**
 * Returns the country whose calling code is used: the visitor's saved choice if it is in the list, else the country
 * that the platform reports for the visitor. Undefined until the countries have been loaded.
 */
export function decideCallingCodeCountry(context: CallingCodeCountryData | undefined, chosen: string | undefined) {
  const findListed = (country: string | undefined) => context?.countries.find((one) => one.country === country);
  const current = context && {
    country: context.countryCode.toUpperCase(),
    code: context.countryDialingCode.replace(/\D/g, ''),
    name: '',
    flag: '',
  };
  return findListed(chosen) ?? findListed(current?.country) ?? current;
}
