import { Dexie, liveQuery } from 'dexie';
import { PAGE_STATE_DATABASE, type PAGE_STATE_OBJECT_STORES } from '../../contract/storage-keys';

/* The Dexie side of page-state-database.ts, in a chunk of its own that loads with the first access. */

type TableName = (typeof PAGE_STATE_OBJECT_STORES)[number];

/** Schema of a table whose keys are not part of its values. */
const KEY_VALUE_TABLE = '';

const database = new Dexie(PAGE_STATE_DATABASE);
// A later version adds `database.version(2).stores(…)` with its new tables, and an `upgrade` if values change.
database.version(1).stores({
  rememberedLogin: KEY_VALUE_TABLE,
  popups: KEY_VALUE_TABLE,
  prompts: KEY_VALUE_TABLE,
} satisfies Record<TableName, string>);

const tableOf = (name: TableName) => database.table<unknown, string>(name);

export const readPageStateRecord = async (name: TableName, key: string): Promise<unknown> => tableOf(name).get(key);

export const writePageStateRecord = async (name: TableName, key: string, value: unknown): Promise<unknown> =>
  tableOf(name).put(value, key);

export const deletePageStateRecord = async (name: TableName, key: string): Promise<void> => tableOf(name).delete(key);

/** Resolves with all records of a table by key, read in one transaction. */
export const readAllPageStateRecords = async (name: TableName): Promise<Map<string, unknown>> =>
  database.transaction('r', tableOf(name), async () => {
    const [keys, values] = await Promise.all([
      tableOf(name).toCollection().primaryKeys(),
      tableOf(name).toCollection().toArray(),
    ]);
    return new Map(keys.map((key, at) => [key, values[at]]));
  });

/**
 * Calls `onRecords` with all records of a table, immediately and after each change by any tab of this origin. If the
 * browser refuses access, calls `onError` and stops. Returns a function that stops the calls.
 */
export function observePageStateRecords(
  name: TableName,
  onRecords: (records: Map<string, unknown>) => void,
  onError: () => void,
): () => void {
  const subscription = liveQuery(() => readAllPageStateRecords(name)).subscribe({ next: onRecords, error: onError });
  return () => subscription.unsubscribe();
}
