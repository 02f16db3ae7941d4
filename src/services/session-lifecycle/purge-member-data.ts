import { sessionStore } from '../../browser/storage/web-storage';
import { RECENT_SEARCHES_KEY } from '../../contract/deferred-storage-keys';
import { FEEDBACK_DRAFT_KEY } from '../../contract/storage-keys';
import { useMember } from '../session/member';
import { endSession } from '../session/session-store';

/**
 * Clears all data of the member in this tab, in memory and in storage (SESS-4); watchQueries() removes the member's
 * queries.
 * @param signedOutOn see endSession()
 */
export function purgeMemberData(signedOutOn?: string): void {
  endSession(signedOutOn);
  useMember.setState({ member: undefined });
  sessionStore.remove(FEEDBACK_DRAFT_KEY);
  sessionStore.remove(RECENT_SEARCHES_KEY);
}
