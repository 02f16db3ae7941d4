import { boolean } from 'valibot';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { AD_CONSENT_KEY } from '../../contract/deferred-storage-keys';
import { getJurisdiction, useMerchant } from '../merchant/merchant-store';
import { mayOffer } from '../play-protection/play-status';

/**
 * Decides whether advertising data may be used (TRK-3): as the visitor has chosen; without a choice, only if the
 * merchant does not require consent.
 * @param hasConsented undefined if the visitor has not chosen
 */
export const isAdDataAllowedByConsent = (hasConsented: boolean | undefined, needsConsent: boolean): boolean =>
  hasConsented ?? !needsConsent;

/** Whether the merchant or its jurisdiction requires consent; assumed true until the status has loaded. */
function isConsentRequired(): boolean {
  const settings = useMerchant.getState().status?.info.whitelabelVal;
  return !settings || settings.tracking.consent || (getJurisdiction()?.needsConsent ?? false);
}

/**
 * What the visitor has chosen or, without a choice, what applies. A play status that is not known yet, and a break, do
 * not change the choice.
 */
export const isAdConsentGiven = (): boolean =>
  isAdDataAllowedByConsent(safeLocalStorage.get(AD_CONSENT_KEY, boolean()), isConsentRequired());

/**
 * Whether pixel ids, click ids and advertising ids may be stored and sent now; only for somebody who may be
 * offered something (SAFE-4).
 */
export const isAdDataAllowed = (): boolean => mayOffer() && isAdConsentGiven();

/** Whether the visitor must be asked before advertising data are used. */
export const mustAskForAdConsent = (): boolean =>
  isConsentRequired() && safeLocalStorage.get(AD_CONSENT_KEY, boolean()) === undefined;

/** Saves whether the visitor allows the use of advertising data. */
export function saveAdConsent(isAllowed: boolean): void {
  safeLocalStorage.set(AD_CONSENT_KEY, isAllowed);
}
