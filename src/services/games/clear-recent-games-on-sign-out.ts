import { withTimeout } from '../../base/async';
import { systemClock } from '../../base/clock';
import { deletePageDatabaseRecord } from '../../browser/storage/delete-page-database-record';
import type { SessionInfo } from '../../contract/session-info';
import { getRecentGamesOwnerKey, hasOpenedGame, invalidateRecentGames } from './recent-games-index';

/**
 * How long a sign-out waits for the deletion of the recent games (ms). A database record that remains is never read,
 * because its entry in localStorage has been removed.
 */
const DELETE_TIMEOUT_MS = 1_000;

/**
 * Deletes the recent games of a member who signs out (SESS-4). Not called when a session expires: recent games are
 * stored per member, so another member never sees them.
 */
export async function clearRecentGamesOnSignOut(session: SessionInfo | undefined): Promise<void> {
  const owner = getRecentGamesOwnerKey(session);
  if (owner === undefined || !hasOpenedGame(owner)) return;
  invalidateRecentGames(owner);
  // If the browser denies access to the database, there is nothing to delete.
  const deleted = deletePageDatabaseRecord('recent-games', owner).catch(() => undefined);
  await withTimeout(deleted, DELETE_TIMEOUT_MS, systemClock);
}
