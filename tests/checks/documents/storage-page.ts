import * as deferredKeys from '../../../src/contract/deferred-storage-keys';
import * as promptKeys from '../../../src/contract/prompt-storage-keys';
import * as keys from '../../../src/contract/storage-keys';
import { MEMBER_DATA } from '../../../src/services/member-data/member-data-table';
import { listDatabaseStores } from './database-stores';
import type { StorageRow } from './storage-row';
import { STORAGE_ROWS } from './storage-rows';

const HEAD: StorageRow = ['Key', 'Place', 'Contents', 'Keyed by', 'Removed'];
/** Exported names that hold no data: Web Locks, channels and sync tags, and lists of tables, which have rows of their own. */
const WITHOUT_DATA = /_(?:LOCK|LOCK_PREFIX|CHANNEL|TAG|STORES)$/;

/** Returns the Markdown table of docs/storage-map.md. */
export const renderStorageTable = (): string =>
  [HEAD, HEAD.map(() => '---'), ...STORAGE_ROWS].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Returns the page with its table replaced by the generated one. */
export const replaceStorageTable = (page: string): string =>
  page.replace(/^\| Key \|[\s\S]*?(?=\n\n)/m, () => renderStorageTable());

const STORED = Object.entries({ ...keys, ...deferredKeys, ...promptKeys })
  .filter(([name]) => !WITHOUT_DATA.test(name))
  .flatMap(([name, key]) => (typeof key === 'string' ? [{ name, key }] : []));

/** Matches a database and its stores in the key of a row. */
const DATABASE = /`([^`]+)`, (?:stores?|table) (`[^`]+`(?:, `[^`]+`)*)/g;
const NAME = /`([^`]+)`/g;
const namesIn = (text: string): readonly string[] => [...text.matchAll(NAME)].map(([, name = '']) => name);

/**
 * Compares the rows with what is stored, both ways. Returns a finding for each storage key, entry of a member's data,
 * object store or table that has no row, and for each name in a row that nothing stores any more.
 *
 * @param sources the sources (path → text), which name their object stores, and the cookies
 */
export function findStorageDisagreements(
  sources: ReadonlyMap<string, string>,
  rows: readonly StorageRow[] = STORAGE_ROWS,
): readonly string[] {
  const names = rows.flatMap(([key]) => namesIn(key));
  const stores = listDatabaseStores(sources).map(({ database, store }) => `${database}, ${store}`);
  const shown = rows.flatMap(([key]) =>
    [...key.matchAll(DATABASE)].flatMap(([, database, list = '']) =>
      namesIn(list).map((store) => `${database}, ${store}`),
    ),
  );
  const members = Object.entries(MEMBER_DATA).map(([name, { prefix }]) => ({ name, key: prefix }));
  const stored = [...STORED, ...members];
  const known = new Set([...stored.map(({ key }) => key), ...stores.map((store) => store.split(', ')[1] ?? '')]);
  const isNamed = (name: string): boolean => [...sources.values()].some((text) => text.includes(`'${name}'`));
  return [
    ...stored.filter(({ key }) => !names.includes(key)).map(({ name }) => `${name} has no row`),
    ...stores.filter((store) => !shown.includes(store)).map((store) => `${store} has no row`),
    ...shown.filter((store) => !stores.includes(store)).map((store) => `${store} has a row, but is not stored`),
    // Cookies are named where they are set.
    ...names.filter((name) => !known.has(name) && !isNamed(name)).map((name) => `${name} has a row, but is not stored`),
  ];
}
