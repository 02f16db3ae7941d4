import { boolean, fallback, object, optional } from 'valibot';
import { systemClock } from '../../base/clock';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { CONSENT_KEY, FORMER_AD_CONSENT_KEY } from '../../contract/deferred-storage-keys';
import { getJurisdiction, useMerchant } from '../merchant/merchant-store';
import {
  CONSENT_VERSION,
  type ConsentChoice,
  type ConsentPurpose,
  consentChoice,
  isAllowedByChoice,
  isAnswerMissing,
} from './consent-rules';

const choice = fallback(optional(consentChoice), undefined);
const storedChoices = object({ ads: choice, statistics: choice, news: choice });
type StoredChoices = Partial<Record<ConsentPurpose, ConsentChoice | undefined>>;

function readChoices(): StoredChoices {
  const stored = safeLocalStorage.get(CONSENT_KEY, storedChoices) ?? {};
  // A choice that was made before there were other purposes, to the same words.
  const former = safeLocalStorage.get(FORMER_AD_CONSENT_KEY, boolean());
  const ads = former === undefined ? undefined : { isAllowed: former, at: 0, version: CONSENT_VERSION };
  return { ...stored, ads: stored.ads ?? ads };
}

/** Whether the merchant or its jurisdiction requires consent; assumed true until the status has loaded. */
function isConsentRequired(): boolean {
  const settings = useMerchant.getState().status?.info.whitelabelVal;
  return !settings || settings.tracking.consent || (getJurisdiction()?.needsConsent ?? false);
}

/**
 * What the visitor has chosen for a purpose or, without a choice, what applies. A play status that is not known yet, and
 * a break, do not change the choice.
 */
export const isConsentGiven = (purpose: ConsentPurpose): boolean =>
  isAllowedByChoice(readChoices()[purpose], isConsentRequired());

/** Whether the visitor has to be asked about one of these purposes. */
export function mustAskForConsent(purposes: readonly ConsentPurpose[]): boolean {
  const choices = readChoices();
  return purposes.some((purpose) => isAnswerMissing(choices[purpose], isConsentRequired()));
}

/** Saves what the visitor has chosen for a purpose, with the time and the version of the words. */
export function saveConsent(purpose: ConsentPurpose, isAllowed: boolean): void {
  const chosen = { isAllowed, at: systemClock.now(), version: CONSENT_VERSION };
  safeLocalStorage.set(CONSENT_KEY, { ...readChoices(), [purpose]: chosen });
}
