import { isLinkValue } from '../../contract/bootstrap/link-values';
import { AGENT_TYPES, ROUTES } from '../../contract/paths';

/** Input of decideInviteTarget(). */
export interface InviteTargetInput {
  /** Member type: 1 and 2 are agents, -1 is a visitor (SESS-5). */
  readonly type: number;
  readonly isOffered: boolean;
}

export const isAgentType = (type: number): boolean => AGENT_TYPES.includes(type);

/**
 * Decides what the invite button opens (LINK-3). `agent`: the page on which agents register downline accounts;
 * `invite`: the invitation page; `support`: customer service, if the merchant does not offer invitations.
 */
export function decideInviteTarget({ type, isOffered }: InviteTargetInput): 'agent' | 'invite' | 'support' {
  if (isAgentType(type)) return 'agent';
  return isOffered ? 'invite' : 'support';
}

/**
 * Returns a link to the registration page with the referral code as its only parameter (ROUTE-5); undefined if the code
 * is invalid.
 * @param origin origin of this page
 */
export function buildInviteLink(code: string, origin: string): string | undefined {
  const r = code.trim();
  return !isLinkValue(r) ? undefined : `${origin}${ROUTES.register.path}?r=${encodeURIComponent(r)}`;
}
