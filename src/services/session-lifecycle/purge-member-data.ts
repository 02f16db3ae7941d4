import { clearMemberData, type SessionEnding } from '../member-data/clear-member-data';
import { useFailedCalls } from '../platform/failed-calls';
import { useMember } from '../session/member';
import { readRequestOwner } from '../session/request-owner';
import { endSession } from '../session/session-store';

/**
 * Ends the session and clears the member's data in this tab, in memory and in storage (SESS-4). connectQueryClient()
 * removes the responses of the member's queries.
 * @param signedOutOn key of the history entry on which the member signs out; absent if the session ended otherwise
 */
export function purgeMemberData(ending: SessionEnding, signedOutOn?: string): void {
  // The member key, or what stands for it where the platform has no id.
  const member = readRequestOwner() || undefined;
  endSession(signedOutOn);
  useMember.setState({ member: undefined });
  clearMemberData(ending, member);
  // As in storage: after an expiry, support is asked why the session has ended.
  if (ending !== 'expiry') useFailedCalls.setState({ calls: [] });
}
