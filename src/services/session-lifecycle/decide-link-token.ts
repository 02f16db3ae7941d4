import type { MemberRecord } from '../../contract/endpoints/account/member';
import type { SessionInfo } from '../../contract/session-info';

export type LinkTokenDecision =
  /** The token is not valid for any member, or could not be checked: the current session continues. */
  | { readonly kind: 'refuse' }
  /** The token is the same member's, or the current session has ended: the token's session replaces the current one. */
  | { readonly kind: 'take'; readonly session: SessionInfo }
  /** The token is another member's: the user decides. */
  | { readonly kind: 'ask'; readonly session: SessionInfo };

/**
 * Decides what a token in a link does while a member is signed in (ROUTE-3).
 * @param member the member of the link's token; undefined if the request failed
 */
export function decideLinkToken(
  current: SessionInfo | undefined,
  link: { readonly token: string; readonly merchantCode: string },
  member: MemberRecord | undefined,
): LinkTokenDecision {
  if (!member || member.type === -1) return { kind: 'refuse' };
  const id = member.id ?? member.customerId ?? '';
  const isSame = current?.id === id && id !== '' && current.merchantCode === link.merchantCode;
  const session: SessionInfo = {
    ...link,
    id,
    userName: member.userName,
    type: member.type,
    firstTimeLogin: false,
    // A due password change of this member stays due (LOGIN-8).
    updatePassword: member.passwordChangeDue || (isSame && current.updatePassword),
    // Nobody types a password for a link token; for the same member, the known state of the password is preserved.
    currentPassword: isSame ? current.currentPassword : 'untyped',
  };
  return { kind: isSame || !current ? 'take' : 'ask', session };
}
