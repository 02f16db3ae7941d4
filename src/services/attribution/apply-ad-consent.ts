import { getInitialQueryString } from '../../browser/page/history';
import { isLastTouchAttributionEnabled } from '../merchant/merchant-store';
import { withCampaignParams } from '../navigation/navigate';
import { isAdDataAllowed } from './ad-consent';
import { buildAdCookies, saveAdCookies } from './ad-cookies';
import { deleteAdData } from './ad-data';

const MIN_BROWSER_ID = 1e9;

/**
 * Saves the click ids and pixel ids of this visit in cookies if advertising data are allowed; otherwise deletes the
 * stored advertising data (SESS-2, TRK-3).
 */
export function applyAdConsent(): void {
  if (!isAdDataAllowed()) {
    deleteAdData();
    return;
  }
  saveAdCookies(
    buildAdCookies({
      search: withCampaignParams(getInitialQueryString()),
      cookies: document.cookie,
      isLastTouch: isLastTouchAttributionEnabled(),
      now: Date.now(),
      browserId: MIN_BROWSER_ID + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % MIN_BROWSER_ID),
    }),
  );
}
