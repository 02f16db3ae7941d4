import { clearMemberData, type SessionEnding } from '../member-data/clear-member-data';
import { useMember } from '../session/member';
import { computeMemberKey } from '../session/member-key';
import { endSession, getCurrentSession } from '../session/session-store';

/**
 * Ends the session and clears the member's data in this tab, in memory and in storage (SESS-4). connectQueryClient()
 * removes the responses of the member's queries.
 * @param signedOutOn key of the history entry on which the member signs out; absent if the session ended otherwise
 */
export function purgeMemberData(ending: SessionEnding, signedOutOn?: string): void {
  const member = computeMemberKey(getCurrentSession());
  endSession(signedOutOn);
  useMember.setState({ member: undefined });
  clearMemberData(ending, member);
}
