import type { SiteStatus } from '../../contract/endpoints/system';
import { isOn } from '../merchant/merchant-store';
import type { DiallingCountry } from './dialling-countries';

/** What is known of where the visitor is. */
export interface DiallingPlace {
  readonly countryCode: string;
  readonly countryDialingCode: string;
  readonly countries: readonly DiallingCountry[];
}

/**
 * Whether the dialling code may be chosen: where the merchant or its phone provider wants that, and once a country, its
 * code and a list have been loaded (LOGIN-6, REG-5).
 */
export function canChooseDialling(status: SiteStatus | undefined, place: DiallingPlace | undefined): boolean {
  const isWanted = isOn(status, 'UPDATEMOBILEICC3') || status?.info.sms.firebase === true;
  if (!isWanted || !place) return false;
  return place.countryCode !== '' && place.countryDialingCode !== '' && place.countries.length > 0;
}

/** The country whose code is dialled: the one chosen on this device if it is listed, else the one the visitor is in. */
export function decideDialling(place: DiallingPlace | undefined, chosen: string | undefined) {
  const listed = (country: string | undefined) => place?.countries.find((one) => one.country === country);
  const here = place && {
    country: place.countryCode.toUpperCase(),
    code: place.countryDialingCode.replace(/\D/g, ''),
    name: '',
    flag: '',
  };
  return listed(chosen) ?? listed(here?.country) ?? here;
}
