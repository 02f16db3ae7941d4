import { sessionStore } from '../../browser/storage/web-storage';
import { readRegistrationSource } from '../attribution/registration-source';
import { type RegisterDraft, readRegisterDraft } from './register-draft';

/** Returns the referral code of the link that the visitor followed; empty if there is none (ROUTE-5). */
export const referralCodeOfLink = (): string => readRegistrationSource().referralCode ?? '';

/**
 * Returns the code from the link, or the code the user typed in place of it (REG-2). A newer link discards the typed
 * code.
 */
export const decideReferralCode = (
  draft: Pick<RegisterDraft, 'referral' | 'replacedLinkCode'> | undefined,
  linked: string,
): string => (draft?.referral !== undefined && draft.replacedLinkCode === linked ? draft.referral : linked);

/** Returns the referral code for any registration in this tab. */
export const currentReferralCode = (): string =>
  decideReferralCode(readRegisterDraft(sessionStore, Date.now()), referralCodeOfLink());
