import { safeSessionStorage } from '../../browser/storage/web-storage';
import { FEEDBACK_DRAFT_KEY, RECENT_SEARCHES_KEY } from '../../contract/storage-keys';
import { useMember } from '../session/member';
import { endSession } from '../session/session-store';

/**
 * Ends the session and clears the member's data in this tab, in memory and in storage (SESS-4). connectQueryClient()
 * removes the responses of the member's queries.
 * @param signedOutOn key of the history entry on which the member signs out; absent if the session ended otherwise
 */
export function purgeMemberData(signedOutOn?: string): void {
  endSession(signedOutOn);
  useMember.setState({ member: undefined });
  safeSessionStorage.remove(FEEDBACK_DRAFT_KEY);
  safeSessionStorage.remove(RECENT_SEARCHES_KEY);
}
