import { getInitialQueryString } from '../../browser/page/history';
import { isConsentGiven } from '../consent/consent';
import { isLastTouchAttributionEnabled } from '../merchant/merchant-store';
import { withCampaignParams } from '../navigation/navigate';
import { getPlayStatus } from '../play-protection/play-status';
import { isMarketingAllowed, isPlayStopped } from '../play-protection/play-status-rules';
import { buildAdCookies, saveAdCookies } from './ad-cookies';
import { deleteAdData } from './ad-data';

const MIN_BROWSER_ID = 1e9;

/**
 * Saves the click ids and pixel ids of this visit in cookies if advertising data are allowed; deletes the stored
 * advertising data without consent and during a break (SESS-2, TRK-3, SAFE-4). As long as the platform has not answered
 * about the member, it does neither: what is deleted would be lost to somebody who may be offered something.
 */
export function applyAdConsent(): void {
  const status = getPlayStatus();
  if (!isConsentGiven('ads') || isPlayStopped(status)) deleteAdData();
  else if (isMarketingAllowed(status)) saveVisit();
}

function saveVisit(): void {
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
