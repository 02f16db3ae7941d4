import { type DBSchema, deleteDB, type IDBPDatabase, openDB, type StoreNames } from 'idb';
import type { Result } from './result';

interface DatabaseSettings {
  readonly name: string;
  /** Options of each object store, by the name of the store. */
  readonly stores: Readonly<Record<string, IDBObjectStoreParameters>>;
  /**
   * Limits the time of a task. Resolves with its value, or with an error if it rejects or takes too long: in a corrupt
   * browser profile, databases never respond.
   */
  limitTime<T>(task: Promise<T>): Promise<Result<T, string>>;
}

/** Runs a task on the database. Resolves with an error if it fails or times out; never rejects. */
export type RunInDatabase<S extends DBSchema> = <T>(
  task: (database: IDBPDatabase<S>) => Promise<T>,
) => Promise<Result<T, string>>;

/**
 * Returns a function that opens the database for one task and closes it afterwards: an open connection may become
 * invalid without an event, and would block an upgrade by another version. A task is not started after its timeout.
 */
export function createDatabaseRunner<S extends DBSchema>({
  name,
  stores,
  limitTime,
}: DatabaseSettings): RunInDatabase<S> {
  return async (task) => {
    let isOver = false;
    const run = async () => {
      const database = await openDatabase<S>(name, stores);
      try {
        if (isOver) throw new Error('too late');
        return await task(database);
      } finally {
        database.close();
      }
    };
    const result = await limitTime(run());
    isOver = true;
    return result;
  };
}

/**
 * Opens a database at version 1 with its object stores. The connection closes when a newer version of the database is
 * opened. A database without the expected stores holds no data of the app and is deleted and created again, because
 * every access to it would fail.
 */
async function openDatabase<S extends DBSchema>(
  name: string,
  stores: DatabaseSettings['stores'],
): Promise<IDBPDatabase<S>> {
  const names = Object.keys(stores) as StoreNames<S>[];
  const open = () =>
    openDB<S>(name, 1, {
      upgrade(database) {
        for (const store of names) database.createObjectStore(store, stores[store as string]);
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
  const database = await open();
  if (names.every((store) => database.objectStoreNames.contains(store))) return database;
  database.close();
  await deleteDB(name);
  return open();
}
