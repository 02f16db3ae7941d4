import { check, type InferOutput, object, optional, pipe, string } from 'valibot';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { isLinkValue } from '../../contract/bootstrap/link-values';
import { REGISTRATION_SOURCE_KEY } from '../../contract/deferred-storage-keys';
import { isLastTouchAttributionEnabled } from '../merchant/merchant-store';
import { getSavedCampaignParam } from '../navigation/navigate';
import { removeParametersFromCampaignAndUrl } from './remove-parameters-from-campaign-and-url';

const REFERRAL_PARAMETERS = ['r', 'referralCode'] as const;

const code = optional(pipe(string(), check(isLinkValue)));

const registrationSource = object({ affiliateCode: code, referralCode: code, originalDomain: optional(string()) });

/**
 * Affiliate code, referral code, and the host name of the first page of the merchant that this browser visited
 * (TRK-4).
 */
export type RegistrationSource = InferOutput<typeof registrationSource>;

/**
 * Merges the saved source with the source of this visit. For each code, the saved code takes precedence or, if
 * `isLastTouch` is set, the code of this visit (ROUTE-5). The host is always that of the first visit.
 */
export function mergeRegistrationSources(
  saved: RegistrationSource,
  visit: RegistrationSource,
  isLastTouch: boolean,
): RegistrationSource {
  const join = (first?: string, second?: string) => (isLastTouch ? second || first : first || second);
  return {
    affiliateCode: join(saved.affiliateCode, visit.affiliateCode),
    referralCode: join(saved.referralCode, visit.referralCode),
    originalDomain: saved.originalDomain || visit.originalDomain,
  };
}

/** Returns the registration source, merged from this visit and earlier visits in this browser (TRK-4). */
export function readRegistrationSource(): RegistrationSource {
  const visit = {
    affiliateCode: getSavedCampaignParam('affiliateCode'),
    referralCode: getSavedCampaignParam('referralCode') ?? getSavedCampaignParam('r'),
    originalDomain: location.hostname,
  };
  return mergeRegistrationSources(
    safeLocalStorage.get(REGISTRATION_SOURCE_KEY, registrationSource) ?? {},
    visit,
    isLastTouchAttributionEnabled(),
  );
}

/** Saves the registration source for later visits, whose URL may have no parameters. */
export function saveRegistrationSource(): void {
  safeLocalStorage.set(REGISTRATION_SOURCE_KEY, readRegistrationSource());
}

/**
 * Deletes the referral code after it has been used, so that the next registration on this device is not attributed to
 * the same referrer.
 */
export function deleteUsedReferralCode(): void {
  const { referralCode, ...others } = readRegistrationSource();
  safeLocalStorage.set(REGISTRATION_SOURCE_KEY, others);
  removeParametersFromCampaignAndUrl(REFERRAL_PARAMETERS);
}
