import type { BrowserData } from '../../browser/storage/browser-data';
import {
  findDatabasePurposes,
  findStoragePurpose,
  findStoredEntry,
  STORAGE_PURPOSES,
  type StoragePurpose,
} from '../../contract/storage-purposes';
import { type DataOwner, withoutEntriesOfOthers } from './data-of-another';

/** What the browser keeps for one purpose. */
export interface KeptForPurpose {
  readonly purpose: StoragePurpose;
  /** Number of keys, cookies, records and cached responses; undefined if not all could be read. */
  readonly count: number | undefined;
  /** Technical names, in alphabetical order: of keys their prefix, of records and responses their store. */
  readonly names: readonly string[];
}

/**
 * Returns a key as far as it says what it is for: what follows may name a member. Of a key of another service nobody
 * here knows what follows.
 */
function nameKey(key: string): string {
  const start = findStoredEntry(key)?.name ?? key.slice(0, key.indexOf(':') + 1);
  return start === '' || start === key ? key : `${start}…`;
}

/**
 * Returns what the browser keeps for each purpose, in their order; for a purpose without entries the count 0. What
 * other members have left does not count: who uses the same browser must not read of it.
 */
export function countEntries(all: BrowserData, owner: DataOwner): readonly KeptForPurpose[] {
  const data = withoutEntriesOfOthers(all, owner);
  const keys = [data.localStorage, data.sessionStorage, data.cookies].flatMap((area) => Object.keys(area));
  const found = [
    ...keys.map((key) => ({ purpose: findStoragePurpose(key), name: nameKey(key), count: 1 })),
    ...Object.entries(data.databases).flatMap(([database, stores]) =>
      Object.entries(stores).map(([store, records]) => ({
        purpose: findStoragePurpose(database, store),
        name: `${database}, ${store}`,
        count: records.length,
      })),
    ),
    ...Object.entries(data.caches).map(([name, count]) => ({ purpose: findStoragePurpose(name), name, count })),
  ].filter(({ count }) => count > 0);
  const unread = new Set(all.unreadDatabases.flatMap((name) => [...findDatabasePurposes(name)]));
  return STORAGE_PURPOSES.map((purpose) => {
    const own = found.filter((entry) => entry.purpose === purpose);
    return {
      purpose,
      count: unread.has(purpose) ? undefined : own.reduce((sum, { count }) => sum + count, 0),
      names: [...new Set(own.map(({ name }) => name))].sort(),
    };
  });
}
