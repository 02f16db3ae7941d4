import { withTimeout } from '../../base/async';
import { systemClock } from '../../base/clock';
import { deleteRecord } from '../../browser/storage/delete-record';
import type { SessionInfo } from '../../contract/session-info';
import { invalidateRecentGames, recentGamesCount, recentGamesOwner } from './recent-games-index';

/**
 * How long a sign-out waits for the database (ms). A record that could not be deleted is never read, because its index
 * entry is gone.
 */
const DELETE_TIMEOUT_MS = 1_000;

/**
 * Deletes the recent games of a member who signs out (SESS-4). They are kept if the session only expires: they are
 * stored per member, so other members do not see them.
 */
export async function purgeRecentGames(session: SessionInfo | undefined): Promise<void> {
  const owner = recentGamesOwner(session);
  if (owner === undefined || recentGamesCount(owner) === 0) return;
  invalidateRecentGames(owner);
  // If the browser denies access to the database, there is nothing to delete.
  const deleted = deleteRecord('recent-games', owner).catch(() => undefined);
  await withTimeout(deleted, DELETE_TIMEOUT_MS, systemClock);
}
