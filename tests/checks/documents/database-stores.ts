import * as keys from '../../../src/contract/storage-keys';

/** An object store or table of an IndexedDB database, by the names that the browser has. */
export interface DatabaseStore {
  readonly database: string;
  readonly store: string;
}

const RUNNER = /createDatabaseRunner(?:<\w+>)?\(\{\s*name: (\w+),\s*(?:version: \w+,\s*)?stores: \{([^\n]*)\},/;
const STORE = /(?:^|[{,]\s*|\s)(\w+): \{/g;

const storesOf = (database: string, stores: readonly string[]): readonly DatabaseStore[] =>
  stores.map((store) => ({ database, store }));

/** The stores that the contract lists: those of the page, which both sides of an update have to know. */
const LISTED: readonly DatabaseStore[] = [
  ...storesOf(keys.PAGE_STATE_DATABASE, keys.PAGE_STATE_OBJECT_STORES),
  ...storesOf(keys.FORMER_PAGE_DATABASE, keys.FORMER_PAGE_OBJECT_STORES),
];

/**
 * Returns the object stores of all databases: those of the contract, and those that a source (path → text) names where
 * it opens its database. Throws if a source opens one in another way, because its stores would be missing.
 */
export function listDatabaseStores(sources: ReadonlyMap<string, string>): readonly DatabaseStore[] {
  const opened = [...sources].flatMap(([file, text]) => {
    if (!text.includes('= createDatabaseRunner') || text.includes('FORMER_PAGE_OBJECT_STORES')) return [];
    const [, constant = '', stores = ''] = RUNNER.exec(text) ?? [];
    const database = Object.entries(keys).find(([name]) => name === constant)?.[1];
    if (typeof database !== 'string') throw new Error(`${file}: the name and the stores of its database are unknown`);
    return storesOf(
      database,
      [...stores.matchAll(STORE)].map(([, store = '']) => store),
    );
  });
  return [...LISTED, ...opened];
}
