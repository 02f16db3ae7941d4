import { type DBSchema, deleteDB, type IDBPDatabase, openDB, type StoreNames } from 'idb';
import { limitDatabaseTime } from './limit-database-time';
import type { Result } from './result';

/*
 * The only module that opens IndexedDB databases, except that of Dexie and whole-database.ts; page and service worker use
 * it.
 */

interface DatabaseSettings {
  readonly name: string;
  /** Default: 1. A database that got a store in a later version has the number of that version. */
  readonly version?: number;
  /** Options of each object store, by the name of the store. */
  readonly stores: Readonly<Record<string, IDBObjectStoreParameters>>;
  /**
   * Limits the time of a task. Resolves with its value, or with an error if it rejects or takes too long. Default: the
   * time limit of the page; a service worker, for which a page waits, has a shorter one.
   * @param timeoutMs the limit of this task, if it is not the usual one
   */
  limitTime?<T>(task: Promise<T>, timeoutMs?: number): Promise<Result<T, string>>;
}

/** Runs a task on the database. Resolves with an error if it fails or times out; never rejects. */
export type RunInDatabase<S extends DBSchema> = <T>(
  task: (database: IDBPDatabase<S>) => Promise<T>,
  timeoutMs?: number,
) => Promise<Result<T, string>>;

/**
 * Returns a function that opens the database for one task and closes it afterwards: an open connection may become
 * invalid without an event, and would block an upgrade by another version. A task is not started after its timeout.
 */
export function createDatabaseRunner<S extends DBSchema>({
  limitTime = limitDatabaseTime,
  ...settings
}: DatabaseSettings): RunInDatabase<S> {
  return async (task, timeoutMs) => {
    let isOver = false;
    const run = async () => {
      const database = await openDatabase<S>(settings);
      try {
        if (isOver) throw new Error('too late');
        return await task(database);
      } finally {
        database.close();
      }
    };
    const result = await limitTime(run(), timeoutMs);
    isOver = true;
    return result;
  };
}

/**
 * Opens a database with its object stores, and adds those that an earlier version lacks. The connection closes when a
 * newer version of the database is opened. A database of this version that lacks a store was not created by the app and
 * is deleted and created again, because every access to it would fail: a new store needs a new version.
 */
async function openDatabase<S extends DBSchema>({
  name,
  version = 1,
  stores,
}: DatabaseSettings): Promise<IDBPDatabase<S>> {
  const names = Object.keys(stores) as StoreNames<S>[];
  const open = () =>
    openDB<S>(name, version, {
      upgrade(database) {
        const missing = names.filter((store) => !database.objectStoreNames.contains(store));
        for (const store of missing) database.createObjectStore(store, stores[store as string]);
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
  const database = await open();
  if (names.every((store) => database.objectStoreNames.contains(store))) return database;
  database.close();
  await deleteDB(name);
  return open();
}

/**
 * Reads a record from the database of a previous app on this origin, and deletes the whole database. Resolves with the
 * record; undefined if there is no such record or it cannot be read. Does not wait for the deletion, which an open tab
 * of the previous app blocks until it is closed.
 */
export async function consumeLegacyDatabaseRecord(name: string, store: string, key: string): Promise<unknown> {
  const read = async () => {
    const database = await openDB(name);
    try {
      return database.objectStoreNames.contains(store) ? await database.get(store, key) : undefined;
    } finally {
      database.close();
      deleteDB(name).catch(() => undefined);
    }
  };
  const record = await limitDatabaseTime(read());
  return record.ok ? record.value : undefined;
}
