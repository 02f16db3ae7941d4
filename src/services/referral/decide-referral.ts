import { readPassthrough } from '../../base/passthrough-parameters';
import { ROUTES } from '../../contract/paths';

/** The type of the member, and whether the merchant offers invitations. */
export interface ReferralTraits {
  /** Member type: 1 and 2 are agents, -1 is a visitor (SESS-5). */
  readonly type: number;
  readonly isOffered: boolean;
}

export const isAgent = (type: number): boolean => type === 1 || type === 2;

/** Decides where inviting leads: agents register members, others invite if that is offered, else customer service (LINK-3). */
export function decideReferral({ type, isOffered }: ReferralTraits): 'agent' | 'invite' | 'support' {
  if (isAgent(type)) return 'agent';
  return isOffered ? 'invite' : 'support';
}

/**
 * Returns the link to register with a referral code, without any other parameter of the visit (ROUTE-5, security A54).
 * Undefined for an invalid code. @param origin of this page
 */
export function inviteLink(code: string, origin: string): string | undefined {
  const query = new URLSearchParams({ r: code });
  const { r } = readPassthrough(`?${query}`);
  return r === undefined ? undefined : `${origin}${ROUTES.register.path}?${new URLSearchParams({ r })}`;
}
