import { readCampaignParams } from '../../base/campaign-params';
import { ROUTES } from '../../contract/paths';

/** Input of the referral decision: the member type, and whether the merchant offers invitations. */
export interface ReferralInput {
  /** Member type: 1 and 2 are agents, -1 is a visitor (SESS-5). */
  readonly type: number;
  readonly isOffered: boolean;
}

export const isAgent = (type: number): boolean => type === 1 || type === 2;

/**
 * Decides what the invite button opens: registration for agents; the invitation page if the merchant offers
 * invitations; otherwise customer service (LINK-3).
 */
export function decideReferral({ type, isOffered }: ReferralInput): 'agent' | 'invite' | 'support' {
  if (isAgent(type)) return 'agent';
  return isOffered ? 'invite' : 'support';
}

/**
 * Returns the link to register with a referral code, without other parameters of the visit (ROUTE-5). Undefined if the
 * code is invalid.
 * @param origin of this page
 */
export function inviteLink(code: string, origin: string): string | undefined {
  const query = new URLSearchParams({ r: code });
  const { r } = readCampaignParams(`?${query}`);
  return r === undefined ? undefined : `${origin}${ROUTES.register.path}?${new URLSearchParams({ r })}`;
}
