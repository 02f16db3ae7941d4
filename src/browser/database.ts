import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { withTimeout } from '../base/async';
import { type Clock, systemClock } from '../base/clock';
import { fail, type Result } from '../base/result';
import { PAGE_DATABASE, PAGE_STORES } from '../contract/storage-keys';

/** Milliseconds that one access may take: damaged profiles never answer. */
export const ACCESS_LIMIT = 3000;

/**
 * A store of the page's database. No access throws or hangs: where the browser refuses or does not answer, values live in
 * memory until the page goes. Values are `unknown`: whoever reads checks them.
 */
export interface PageStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

export function openPageStore(store: (typeof PAGE_STORES)[number], clock: Clock = systemClock): PageStore {
  /** What the database did not take; `undefined`: what it did not let go of. */
  const memory = new Map<string, unknown>();

  return {
    async get(key) {
      if (memory.has(key)) return memory.get(key);
      const kept = await attempt((database) => database.get(store, key), clock);
      return kept.ok ? kept.value : undefined;
    },
    async set(key, value) {
      memory.set(key, value);
      const written = await attempt((database) => database.put(store, value, key), clock);
      if (written.ok && memory.get(key) === value) memory.delete(key);
    },
    async remove(key) {
      memory.set(key, undefined);
      const removed = await attempt((database) => database.delete(store, key), clock);
      if (removed.ok && memory.get(key) === undefined) memory.delete(key);
    },
  };
}

/** Opened for each task and closed after it: a handle that is kept goes dead unseen, and blocks the next version. */
async function attempt<T>(
  task: (database: IDBPDatabase) => Promise<T>,
  clock: Clock,
): Promise<Result<T, 'timeout' | 'refused'>> {
  const work = async () => {
    const database = await openDB(PAGE_DATABASE, PAGE_STORES.length, {
      upgrade(upgraded) {
        for (const name of PAGE_STORES) {
          if (!upgraded.objectStoreNames.contains(name)) upgraded.createObjectStore(name);
        }
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return task(database).finally(() => database.close());
  };
  try {
    return await withTimeout(work(), ACCESS_LIMIT, clock);
  } catch {
    // Blocked, full, deleted meanwhile, or of a later version: memory answers instead.
    return fail('refused');
  }
}

/** A record of a database that an earlier product left, and with it the whole database: it is read once. */
export async function takeOldRecord(name: string, store: string, key: string): Promise<unknown> {
  const work = async () => {
    const database = await openDB(name);
    try {
      return database.objectStoreNames.contains(store) ? await database.get(store, key) : undefined;
    } finally {
      database.close();
      await deleteDB(name);
    }
  };
  try {
    const read = await withTimeout(work(), ACCESS_LIMIT, systemClock);
    return read.ok ? read.value : undefined;
  } catch {
    // What cannot be read is as good as gone; the member signs in by hand.
    return undefined;
  }
}
