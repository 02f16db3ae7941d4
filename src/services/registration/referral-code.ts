import { safeSessionStorage } from '../../browser/storage/web-storage';
import { readRegistrationSource } from '../attribution/registration-source';
import { type RegistrationDraft, readRegistrationDraft } from './registration-draft';

/**
 * Returns the referral code of the link through which the visitor arrived, now or earlier; empty if there is none
 * (ROUTE-5).
 */
export const getReferralCodeFromLink = (): string => readRegistrationSource().referralCode ?? '';

/**
 * Returns the code that the user has typed in place of the link's code, else the link's code (REG-2). If the visitor
 * has followed another link since, the typed code is ignored.
 * @param linked referral code of the link; empty if there is none
 */
export const decideReferralCode = (
  draft: Pick<RegistrationDraft, 'referral' | 'replacedLinkCode'> | undefined,
  linked: string,
): string => (draft?.referral !== undefined && draft.replacedLinkCode === linked ? draft.referral : linked);

/** Returns the referral code for a registration in this tab, by form or by social sign-in. */
export const getCurrentReferralCode = (): string =>
  decideReferralCode(readRegistrationDraft(safeSessionStorage, Date.now()), getReferralCodeFromLink());
