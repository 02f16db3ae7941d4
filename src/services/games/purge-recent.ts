import { withTimeout } from '../../base/async';
import { systemClock } from '../../base/clock';
import { eraseRecord } from '../../browser/erase-record';
import type { SessionInfo } from '../../contract/session-info';
import { recentCount, recentOwner, removeRecentMark } from './recent-mark';

/** Milliseconds that a sign-out waits for the database; without its mark what stays in a damaged one is never read again. */
const ERASE_LIMIT = 1_000;

/**
 * Forgets the games of a member who signs out (SESS-4). A session that merely ends leaves them: nobody but the same member
 * sees them again.
 */
export async function purgeRecent(session: SessionInfo | undefined): Promise<void> {
  const owner = recentOwner(session);
  if (owner === undefined || recentCount(owner) === 0) return;
  removeRecentMark(owner);
  // A browser that refuses its database has nothing in it.
  const erased = eraseRecord('recent-games', owner).catch(() => undefined);
  await withTimeout(erased, ERASE_LIMIT, systemClock);
}
