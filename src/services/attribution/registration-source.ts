import { type InferOutput, object, optional, pipe, regex, string } from 'valibot';
import { localStore } from '../../browser/storage/web-storage';
import { REGISTRATION_SOURCE_KEY } from '../../contract/deferred-storage-keys';
import { TOUCH_VALUE } from '../../contract/first-touch';
import { isLastTouch } from '../merchant/merchant-store';
import { passthroughParam } from '../navigation/navigate';
import { forgetParameters } from './forget-parameters';

const REFERRAL_PARAMETERS = ['r', 'referralCode'] as const;

const code = optional(pipe(string(), regex(TOUCH_VALUE)));

const registrationSource = object({ affiliateCode: code, referralCode: code, originalDomain: optional(string()) });

/** Who has brought a visitor, and to which host first (TRK-4). */
export type RegistrationSource = InferOutput<typeof registrationSource>;

/** Returns the joined source: of each part the first known value, or the last one if the merchant wants that (ROUTE-5). */
export function joinSource(saved: RegistrationSource, visit: RegistrationSource, isLast: boolean): RegistrationSource {
  const join = (first?: string, second?: string) => (isLast ? second || first : first || second);
  return {
    affiliateCode: join(saved.affiliateCode, visit.affiliateCode),
    referralCode: join(saved.referralCode, visit.referralCode),
    originalDomain: saved.originalDomain || visit.originalDomain,
  };
}

/** Returns the source of a registration in this browser: of this visit and of the earlier ones (TRK-4). */
export function readRegistrationSource(): RegistrationSource {
  const visit = {
    affiliateCode: passthroughParam('affiliateCode'),
    referralCode: passthroughParam('referralCode') ?? passthroughParam('r'),
    originalDomain: location.hostname,
  };
  return joinSource(localStore.get(REGISTRATION_SOURCE_KEY, registrationSource) ?? {}, visit, isLastTouch());
}

/** Saves the source for later visits, with or without parameters in their URL. */
export const saveRegistrationSource = (): void => localStore.set(REGISTRATION_SOURCE_KEY, readRegistrationSource());

/** Forgets the referral code once it has been used: the next member of this device has another friend to thank. */
export function spendReferral(): void {
  const { referralCode, ...others } = readRegistrationSource();
  localStore.set(REGISTRATION_SOURCE_KEY, others);
  forgetParameters(REFERRAL_PARAMETERS);
}
