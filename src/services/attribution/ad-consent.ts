import { boolean } from 'valibot';
import { localStore } from '../../browser/storage/web-storage';
import { AD_CONSENT_KEY } from '../../contract/deferred-storage-keys';
import { useMerchant } from '../merchant/merchant-store';

/**
 * Whether advertising data may be used (TRK-3): as the visitor has chosen, and without a choice unless the merchant needs
 * consent. @param choice undefined: the visitor has not chosen
 */
export const decideAdData = (choice: boolean | undefined, needsConsent: boolean): boolean => choice ?? !needsConsent;

/** Whether the merchant needs consent; unknown until there is a status, and then it is assumed to. */
const needsConsent = (): boolean => useMerchant.getState().status?.info.whitelabelVal.tracking.consent ?? true;

/** Whether pixels, click ids and advertising ids may be stored and sent. */
export const isAdDataAllowed = (): boolean => decideAdData(localStore.get(AD_CONSENT_KEY, boolean()), needsConsent());

/** Whether the visitor is asked before advertising data are used. */
export const asksForAdConsent = (): boolean =>
  needsConsent() && localStore.get(AD_CONSENT_KEY, boolean()) === undefined;

/** Saves the visitor's choice. */
export const saveAdConsent = (isAllowed: boolean): void => localStore.set(AD_CONSENT_KEY, isAllowed);
