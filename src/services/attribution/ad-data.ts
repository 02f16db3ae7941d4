import { safeLocalStorage } from '../../browser/storage/web-storage';
import { FIRST_TOUCH_ATTRIBUTION_KEY } from '../../contract/storage-keys';
import { isAdDataAllowed } from './ad-consent';
import { AD_TRACKING_PARAMETERS, deleteAdCookies } from './ad-cookies';
import { removeParametersFromCampaignAndUrl } from './remove-parameters-from-campaign-and-url';

/** Deletes the advertising data stored in this browser. Called if the visitor does not allow such data (TRK-3). */
export function deleteAdData(): void {
  deleteAdCookies();
  safeLocalStorage.remove(FIRST_TOUCH_ATTRIBUTION_KEY);
  removeParametersFromCampaignAndUrl(AD_TRACKING_PARAMETERS);
}

/** Removes click ids and pixel ids from a URL, unless advertising data are allowed (TRK-3). */
export function removeAdParametersUnlessAllowed(href: string): string {
  if (isAdDataAllowed()) return href;
  const url = new URL(href);
  for (const name of AD_TRACKING_PARAMETERS) url.searchParams.delete(name);
  return url.href;
}
