import { number } from 'valibot';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import type { SessionInfo } from '../../contract/session-info';
import { RECENT_GAMES_COUNT_PREFIX } from '../../contract/storage-keys';

/**
 * Returns the key under which a member's recent games are stored: merchant and member id. Returns undefined for a
 * visitor, and until the member id is known.
 */
export const getRecentGamesOwnerKey = (session: SessionInfo | undefined): string | undefined =>
  session && session.id !== '' ? `${session.merchantCode}|${session.id}` : undefined;

/** Returns the number of a member's recent games, without opening the database. */
export const readRecentGamesCount = (owner: string | undefined): number =>
  owner === undefined ? 0 : (safeLocalStorage.get(RECENT_GAMES_COUNT_PREFIX + owner, number()) ?? 0);

/** Whether a member has opened a game, a lobby or a trial on this device since the last sign-out (PUSH-1). */
export const hasOpenedGame = (owner: string | undefined): boolean =>
  owner !== undefined && safeLocalStorage.get(RECENT_GAMES_COUNT_PREFIX + owner, number()) !== undefined;

/**
 * Invalidates the stored recent games of a member: they are no longer read, even if deleting the database record
 * fails.
 */
export const invalidateRecentGames = (owner: string): void =>
  safeLocalStorage.remove(RECENT_GAMES_COUNT_PREFIX + owner);
