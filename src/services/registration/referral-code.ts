import { sessionStore } from '../../browser/web-storage';
import { carriedParameter } from '../navigation/navigator';
import { type RegisterDraft, readDraft } from './register-draft';

/** The referral code of the link that led here; empty: there is none (ROUTE-5). */
export const linkedReferral = (): string => carriedParameter('referralCode') ?? carriedParameter('r') ?? '';

/** The referral code of a registration: the link's, unless another was typed over that very one (REG-2). */
export const decideReferralCode = (
  draft: Pick<RegisterDraft, 'referral' | 'over'> | undefined,
  linked: string,
): string => (draft?.referral !== undefined && draft.over === linked ? draft.referral : linked);

/** What the registration of this tab has as its referral code, whichever way it is made. */
export const referralCode = (): string => decideReferralCode(readDraft(sessionStore, Date.now()), linkedReferral());
