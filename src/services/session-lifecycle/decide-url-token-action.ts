import type { MemberRecord } from '../../contract/endpoints/account/member';
import type { SessionInfo } from '../../contract/session-info';

export type UrlTokenDecision =
  /** The token is not valid for any member, or could not be checked: keep the current session. */
  | { readonly kind: 'refuse' }
  /**
   * The token belongs to the current session's member, or there is no session any more: begin a session with the token.
   */
  | { readonly kind: 'take'; readonly session: SessionInfo }
  /** The token belongs to another member: ask the user before replacing the current session. */
  | { readonly kind: 'ask'; readonly session: SessionInfo };

/**
 * Decides what happens if the page is opened with a token in its URL while a member is signed in (ROUTE-3).
 * @param member the member that the token belongs to; undefined if the request for it failed
 */
export function decideUrlTokenAction(
  current: SessionInfo | undefined,
  link: { readonly token: string; readonly merchantCode: string },
  member: MemberRecord | undefined,
): UrlTokenDecision {
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
