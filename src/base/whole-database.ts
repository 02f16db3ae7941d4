import { deleteDB, openDB } from 'idb';
import { limitDatabaseTime } from './limit-database-time';
import type { Result } from './result';

/* Databases as a whole, whatever they contain, also those of others. Only for the page of a member's data (SAFE-6). */

/** A record of an object store with its key. */
export interface DatabaseRecord {
  readonly key: unknown;
  readonly value: unknown;
}

/** Records by object store. */
export type DatabaseContent = Readonly<Record<string, readonly DatabaseRecord[]>>;

/**
 * Resolves with all records of a database by object store, whatever its version is; with undefined if there is no such
 * database, and with an error if the browser refuses or does not respond. Creates nothing.
 */
export function readWholeDatabase(name: string): Promise<Result<DatabaseContent | undefined, string>> {
  const read = async () => {
    let isMissing = false;
    const database = await openDB(name, undefined, {
      // There is no such database: it is not created by a look at it.
      upgrade(_database, _from, _to, transaction) {
        isMissing = true;
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    }).catch((error: unknown) => {
      if (!isMissing) throw error;
    });
    if (!database) return undefined;
    try {
      const stores = [...database.objectStoreNames].map(async (store) => {
        const [keys, values] = await Promise.all([database.getAllKeys(store), database.getAll(store)]);
        return [store, keys.map((key, at) => ({ key, value: values[at] }))] as const;
      });
      return Object.fromEntries(await Promise.all(stores));
    } finally {
      database.close();
    }
  };
  return limitDatabaseTime(read());
}

/**
 * Deletes a database. Resolves with an error if the browser refuses, or a tab keeps it open for too long; it is then
 * deleted once that tab is closed.
 */
export const deleteDatabase = (name: string): Promise<Result<void, string>> => limitDatabaseTime(deleteDB(name));
