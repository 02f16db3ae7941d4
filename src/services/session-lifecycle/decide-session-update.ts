import type { MemberRecord } from '../../contract/endpoints/account/member';
import type { SessionInfo } from '../../contract/session-info';

export type SessionUpdate =
  /** `nobody`: the member type is -1, so the token is not valid for any member (SESS-5). */
  { readonly kind: 'nobody' } | { readonly kind: 'member'; readonly change: Partial<SessionInfo> };

/**
 * Decides how the member record updates a session. Never clears the requirement to change the password (LOGIN-4,
 * LOGIN-8).
 */
export function decideSessionUpdate(session: SessionInfo, member: MemberRecord): SessionUpdate {
  if (member.type === -1) return { kind: 'nobody' };
  return {
    kind: 'member',
    change: {
      id: member.id ?? member.customerId ?? session.id,
      userName: member.userName || session.userName,
      type: member.type,
      updatePassword: session.updatePassword || member.passwordChangeDue,
      ...(member.passwordUnset && session.currentPassword !== 'known' && { currentPassword: 'none' }),
    },
  };
}
