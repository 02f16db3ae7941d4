import type { DBSchema } from 'idb';
import { createDatabaseRunner } from '../../base/idb';
import type { Result } from '../../base/result';
import { FORMER_PAGE_DATABASE, FORMER_PAGE_OBJECT_STORES } from '../../contract/storage-keys';

type FormerPageObjectStore = (typeof FORMER_PAGE_OBJECT_STORES)[number];

interface Store {
  key: string;
  /** `unknown`: who moves a record validates it. */
  value: unknown;
}

interface Schema extends DBSchema, Record<FormerPageObjectStore, Store> {}

/* The object stores are created where they are missing: a tab with an earlier version may still be open and use them. */
const runInDatabase = createDatabaseRunner<Schema>({
  name: FORMER_PAGE_DATABASE,
  version: FORMER_PAGE_OBJECT_STORES.length,
  stores: Object.fromEntries(FORMER_PAGE_OBJECT_STORES.map((store) => [store, {}])),
});

/**
 * Resolves with a record that an earlier version of this app has stored, undefined if there is none; with an error if
 * the browser refuses or does not respond, so that nobody knows whether there is one.
 */
export const readFormerPageRecord = (store: FormerPageObjectStore, key: string): Promise<Result<unknown, string>> =>
  runInDatabase((database) => database.get(store, key));

/** Deletes a record that has been moved or is not valid any more. */
export async function deleteFormerPageRecord(store: FormerPageObjectStore, key: string): Promise<void> {
  await runInDatabase((database) => database.delete(store, key));
}
