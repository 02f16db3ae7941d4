import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { withTimeout } from '../../base/async';
import { type Clock, systemClock } from '../../base/clock';
import { fail, type Result } from '../../base/result';
import { PAGE_DATABASE, PAGE_OBJECT_STORES } from '../../contract/storage-keys';

/** Timeout of a database access (ms): in a corrupt browser profile, databases never respond. */
export const PAGE_DATABASE_TIMEOUT_MS = 3000;

/**
 * An object store of the page's database. Access never throws or hangs: if the browser refuses or does not respond,
 * values are
 * kept in memory until the page is closed. Values are `unknown`: the caller validates them.
 */
export interface PageDatabaseObjectStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

export function openPageDatabaseObjectStore(
  store: (typeof PAGE_OBJECT_STORES)[number],
  clock: Clock = systemClock,
): PageDatabaseObjectStore {
  /** Values that could not be stored in the database; `undefined` marks a value that could not be deleted. */
  const memory = new Map<string, unknown>();

  return {
    async get(key) {
      if (memory.has(key)) return memory.get(key);
      const stored = await attempt((database) => database.get(store, key), clock);
      return stored.ok ? stored.value : undefined;
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

/**
 * Runs a task on the database; resolves with an error if the task fails or times out. Opens the database for each task
 * and closes it afterwards: a long-lived connection may become invalid without an event, and would block upgrades.
 */
async function attempt<T>(
  task: (database: IDBPDatabase) => Promise<T>,
  clock: Clock,
): Promise<Result<T, 'timeout' | 'refused'>> {
  const work = async () => {
    const database = await openDB(PAGE_DATABASE, PAGE_OBJECT_STORES.length, {
      upgrade(upgraded) {
        for (const name of PAGE_OBJECT_STORES) {
          if (!upgraded.objectStoreNames.contains(name)) upgraded.createObjectStore(name);
        }
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return task(database).finally(() => database.close());
  };
  try {
    return await withTimeout(work(), PAGE_DATABASE_TIMEOUT_MS, clock);
  } catch {
    // Blocked, full, deleted meanwhile, or of a later version: memory is used instead.
    return fail('refused');
  }
}

/**
 * Reads a record from the database of a previous app on this origin, then deletes the whole database. Resolves with
 * the record; undefined if there is no such record or it cannot be read.
 */
export async function consumeLegacyDatabaseRecord(name: string, store: string, key: string): Promise<unknown> {
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
    const read = await withTimeout(work(), PAGE_DATABASE_TIMEOUT_MS, systemClock);
    return read.ok ? read.value : undefined;
  } catch {
    // Unreadable; the member signs in by hand.
    return undefined;
  }
}
