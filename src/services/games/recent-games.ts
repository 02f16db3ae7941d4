import { array, safeParse, string } from 'valibot';
import { openPageStore } from '../../browser/database';
import { localStore } from '../../browser/web-storage';
import { RECENT_PREFIX } from '../../contract/storage-keys';
import { currentSession } from '../session/session-store';
import { recentCount, recentOwner, removeRecentMark } from './recent-mark';
import { withRecent } from './with-recent';

const nodeIds = array(string());
const store = openPageStore('recent-games');

let last: Promise<unknown> = Promise.resolve();

/** One access after the other, so that none overtakes the erasing. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn;
  return turn;
}

async function read(owner: string): Promise<readonly string[]> {
  const kept = recentCount(owner) > 0 ? safeParse(nodeIds, await store.get(owner)) : undefined;
  return kept?.success ? kept.output : [];
}

/** The games a member has played lately, the last one first, by node id or game code. */
export const recallRecent = (owner: string): Promise<readonly string[]> => inTurn(() => read(owner));

/** Notes that the member who is signed in has started a game; of a visitor nothing is kept. */
export const noteRecent = (code: string): Promise<void> =>
  inTurn(async () => {
    const owner = recentOwner(currentSession());
    if (owner === undefined || code === '') return;
    const recent = withRecent(await read(owner), code);
    await store.set(owner, recent);
    // Whoever has signed out meanwhile has been forgotten, and stays so.
    if (recentOwner(currentSession()) === owner) localStore.set(RECENT_PREFIX + owner, recent.length);
    else await store.remove(owner);
  });

/** Forgets what a member has played (SESS-4, and at the member's own wish). */
export const forgetRecent = (owner: string): Promise<void> => {
  removeRecentMark(owner);
  return inTurn(() => store.remove(owner));
};
