import { openDB } from 'idb';

const NAME = 'fairground-page';
/** The object stores of the page's database, in the order in which versions of the app have added them. */
const STORES = ['remembered-login', 'recent-games', 'last-known'];

/**
 * Stores a record as an earlier version of the app did.
 * @param stores number of object stores that the version had; the version number of its database is the same
 */
export async function saveFormerPageRecord(
  store: string,
  key: string,
  value: unknown,
  stores: number = STORES.length,
): Promise<void> {
  const database = await openDB(NAME, stores, {
    upgrade(upgraded) {
      for (const name of STORES.slice(0, stores)) {
        if (!upgraded.objectStoreNames.contains(name)) upgraded.createObjectStore(name);
      }
    },
  });
  await database.put(store, value, key);
  database.close();
}
