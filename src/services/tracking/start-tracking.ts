import { number } from 'valibot';
import { initialSearch } from '../../browser/page/history';
import { localStore } from '../../browser/storage/web-storage';
import { withTabLock } from '../../browser/storage/with-tab-lock';
import { FIRST_OPEN_KEY, TRACKING_LOCK } from '../../contract/deferred-storage-keys';
import { isLastTouch, useMerchant } from '../merchant/merchant-store';
import { withTrackingParams } from '../navigation/navigate';
import { saveRegistrationSource } from '../registration/registration-source';
import { isAdDataAllowed } from './ad-consent';
import { adCookies, saveAdCookies } from './ad-cookies';
import { track } from './track';

const MIN_BROWSER_ID = 1e9;

/** Saves the click ids of this visit in cookies, if advertising data are allowed (SESS-2, TRK-3). */
export function saveVisitCookies(): void {
  if (!isAdDataAllowed()) return;
  saveAdCookies(
    adCookies({
      search: withTrackingParams(initialSearch()),
      cookies: document.cookie,
      isLastTouch: isLastTouch(),
      now: Date.now(),
      browserId: MIN_BROWSER_ID + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % MIN_BROWSER_ID),
    }),
  );
}

/** Reports the first open of this browser, once over all tabs (TRK-1). */
const trackFirstOpen = () =>
  withTabLock(TRACKING_LOCK, async () => {
    if (localStore.get(FIRST_OPEN_KEY, number()) !== undefined) return;
    localStore.set(FIRST_OPEN_KEY, 1);
    await track('firstOpen');
  });

/** Saves where this visit comes from and reports a first open, once the merchant's rules are known. */
export async function startTracking(): Promise<void> {
  await statusKnown();
  saveRegistrationSource();
  saveVisitCookies();
  await trackFirstOpen();
}

const statusKnown = () =>
  new Promise<void>((resolve) => {
    const check = () => useMerchant.getState().status && resolve();
    useMerchant.subscribe(check);
    check();
  });
