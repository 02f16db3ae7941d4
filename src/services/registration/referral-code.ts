import { sessionStore } from '../../browser/storage/web-storage';
import { readRegistrationSource } from '../attribution/registration-source';
import { type RegisterDraft, readRegisterDraft } from './register-draft';

/** Returns the referral code of the link that brought the visitor; empty for none (ROUTE-5). */
export const linkedReferral = (): string => readRegistrationSource().referralCode ?? '';

/** Returns the referral code of a registration: the link's, unless the user has replaced that same code (REG-2). */
export const decideReferralCode = (
  draft: Pick<RegisterDraft, 'referral' | 'over'> | undefined,
  linked: string,
): string => (draft?.referral !== undefined && draft.over === linked ? draft.referral : linked);

/** Returns the referral code for every kind of registration in this tab. */
export const referralCode = (): string =>
  decideReferralCode(readRegisterDraft(sessionStore, Date.now()), linkedReferral());
