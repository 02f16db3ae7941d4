import type { DBSchema } from 'idb';
import { number, object, optional, string } from 'valibot';
import { createDatabaseRunner } from '../../src/base/idb';
import { parseValidEntries } from '../../src/base/parse-if-valid';
import { ERROR_LOG_DATABASE } from '../../src/contract/storage-keys';
import { withTimeLimit } from './time-limits';

/** A logged error. Its text contains no URL with a query, no token and no personal name. */
export interface LoggedError {
  /** Time of the error (epoch ms). */
  readonly at: number;
  readonly what: string;
  readonly build?: string | undefined;
}

interface Schema extends DBSchema {
  faults: { key: number; value: unknown };
}
const runInDatabase = createDatabaseRunner<Schema>({
  name: ERROR_LOG_DATABASE,
  stores: { faults: { autoIncrement: true } },
  limitTime: withTimeLimit,
});
const storedError = object({ at: number(), what: string(), build: optional(string()) });

/** Maximum number of stored errors. */
const MAX_ENTRIES = 50;

/** Logs an error. Never rejects: an error that cannot be stored is dropped. */
export async function logError(what: string, build?: string): Promise<void> {
  const entry: LoggedError = { at: Date.now(), what, build };
  await runInDatabase(async (database) => {
    const { store, done } = database.transaction('faults', 'readwrite');
    const keys = await store.getAllKeys();
    const oldest = keys.slice(0, 1 - MAX_ENTRIES);
    // Together: when the storage is full, none of them may fail without a reader.
    await Promise.all([...oldest.map((key) => store.delete(key)), store.add(entry), done]);
  });
}

/** Resolves with the logged errors, oldest first; empty if they cannot be read. */
export async function readErrorLog(): Promise<readonly LoggedError[]> {
  const read = await runInDatabase((database) => database.getAll('faults'));
  return read.ok ? parseValidEntries(storedError, read.value) : [];
}
