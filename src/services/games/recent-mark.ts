import { number } from 'valibot';
import { localStore } from '../../browser/web-storage';
import type { SessionInfo } from '../../contract/session-info';
import { RECENT_PREFIX } from '../../contract/storage-keys';

/** Whose games they are: a member of a merchant. Undefined for a visitor, and while nobody has named the member yet. */
export const recentOwner = (session: SessionInfo | undefined): string | undefined =>
  session && session.id !== '' ? `${session.merchantCode}|${session.id}` : undefined;

/** How many games a member has played lately; known without opening the database. */
export const recentCount = (owner: string | undefined): number =>
  owner === undefined ? 0 : (localStore.get(RECENT_PREFIX + owner, number()) ?? 0);

/** From now on the record counts for nothing, also if it cannot be erased. */
export const removeRecentMark = (owner: string): void => localStore.remove(RECENT_PREFIX + owner);
