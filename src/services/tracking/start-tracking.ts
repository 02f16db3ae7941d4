import { withCrossTabLock } from '../../browser/storage/with-cross-tab-lock';
import { FIRST_OPEN_REPORTED_KEY, TRACKING_LOCK } from '../../contract/deferred-storage-keys';
import { finiteNumber } from '../../contract/fields';
import { applyAdConsent } from '../attribution/apply-ad-consent';
import { saveRegistrationSource } from '../attribution/registration-source';
import { isConsentGiven } from '../consent/consent';
import { useMerchant } from '../merchant/merchant-store';
import { saveCampaignParams } from '../navigation/navigate';
import { getPlayStatus, subscribeToPlayStatus } from '../play-protection/play-status';
import { reportedMarks } from './reported-marks';
import { track } from './track';

/** Reports the first open of the app in this browser to which statistics are allowed, once across all tabs (TRK-1). */
const trackFirstOpen = () =>
  withCrossTabLock(TRACKING_LOCK, async () => {
    if (!isConsentGiven('statistics')) return;
    if (reportedMarks.get(FIRST_OPEN_REPORTED_KEY, finiteNumber) !== undefined) return;
    reportedMarks.set(FIRST_OPEN_REPORTED_KEY, 1);
    await track('firstOpen');
  });

/**
 * Waits for the status. Then saves the registration source and the click ids of this visit, and reports the first open
 * of the app in this browser; both only once it is known whether a member is on a break (SAFE-4).
 */
export async function startTracking(): Promise<void> {
  await statusKnown();
  saveCampaignParams(''); // the values of this visit's URLs can be decided now
  saveRegistrationSource();
  applyAdConsent();
  if (getPlayStatus() === 'unknown') {
    await playStatusKnown();
    applyAdConsent();
  }
  await trackFirstOpen();
}

const statusKnown = () =>
  new Promise<void>((resolve) => {
    if (useMerchant.getState().status) return resolve();
    const unsubscribe = useMerchant.subscribe(({ status }) => {
      if (!status) return;
      unsubscribe();
      resolve();
    });
  });

const playStatusKnown = () =>
  new Promise<void>((resolve) => {
    const unsubscribe = subscribeToPlayStatus(() => {
      if (getPlayStatus() === 'unknown') return;
      unsubscribe();
      resolve();
    });
  });
