import type { MemberRecord } from '../../contract/endpoints/member';
import type { SessionInfo } from '../../contract/session-info';

export type MemberDecision =
  /** Type -1: the platform knows nobody by this token (SESS-5). */
  { readonly kind: 'nobody' } | { readonly kind: 'member'; readonly change: Partial<SessionInfo> };

/** What the platform's answer makes of a session; a change of password that is due stays due (LOGIN-4, LOGIN-8). */
export function decideMember(session: SessionInfo, member: MemberRecord): MemberDecision {
  if (member.type === -1) return { kind: 'nobody' };
  return {
    kind: 'member',
    change: {
      id: member.id ?? member.customerId ?? session.id,
      userName: member.userName,
      type: member.type,
      updatePassword: session.updatePassword || member.passwordChangeDue,
    },
  };
}
