import { array, safeParse, string } from 'valibot';
import { openPageDatabaseObjectStore } from '../../browser/storage/page-database';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { RECENT_GAMES_COUNT_PREFIX } from '../../contract/storage-keys';
import { getCurrentSession } from '../session/session-store';
import { getRecentGamesOwnerKey, invalidateRecentGames, readRecentGamesCount } from './recent-games-index';

/** Maximum number of recent games per member. */
const MAX_RECENT_GAMES = 12;

const nodeIds = array(string());
const store = openPageDatabaseObjectStore('recent-games');

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs database accesses one after the other, so that a write never finishes after a deletion that was requested later.
 */
function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn;
  return turn;
}

async function read(owner: string): Promise<readonly string[]> {
  const parsed = readRecentGamesCount(owner) > 0 ? safeParse(nodeIds, await store.get(owner)) : undefined;
  return parsed?.success ? parsed.output : [];
}

/** Returns the recent games with a game added: newest first, without duplicates, at most {@link MAX_RECENT_GAMES}. */
export const prependRecentGame = (recent: readonly string[], code: string): readonly string[] =>
  [code, ...recent.filter((one) => one !== code)].slice(0, MAX_RECENT_GAMES);

/**
 * Resolves with the codes that a member's recent games were launched with, newest first; empty if there are none. A
 * code is the game code if the launch URL contained a game code, otherwise the node id.
 */
export const loadRecentGames = (owner: string): Promise<readonly string[]> => enqueue(() => read(owner));

/**
 * Records that the signed-in member has opened a game; does nothing for a visitor.
 * @param code undefined for a lobby or a trial, which is not listed as a recent game but counts as opened (PUSH-1)
 */
export const recordOpenedGame = (code?: string): Promise<void> =>
  enqueue(async () => {
    const owner = getRecentGamesOwnerKey(getCurrentSession());
    if (owner === undefined) return;
    const earlier = await read(owner);
    const recent = code === undefined ? earlier : prependRecentGame(earlier, code);
    if (recent !== earlier) await store.set(owner, recent);
    // A member who has signed out meanwhile must not be recorded again.
    if (getRecentGamesOwnerKey(getCurrentSession()) === owner)
      safeLocalStorage.set(RECENT_GAMES_COUNT_PREFIX + owner, recent.length);
    else await store.remove(owner);
  });

/** Deletes the recent games of a member (SESS-4, or at the member's request). */
export const clearRecentGames = (owner: string): Promise<void> => {
  invalidateRecentGames(owner);
  return enqueue(() => store.remove(owner));
};
