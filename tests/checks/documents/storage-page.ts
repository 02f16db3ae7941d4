import * as deferredKeys from '../../../src/contract/deferred-storage-keys';
import * as promptKeys from '../../../src/contract/prompt-storage-keys';
import * as keys from '../../../src/contract/storage-keys';
import { findStoragePurpose, STORED_NAMES } from '../../../src/contract/storage-purposes';
import { MEMBER_DATA } from '../../../src/services/member-data/member-data-table';
import { listDatabaseStores } from './database-stores';
import type { StorageRow } from './storage-row';
import { STORAGE_ROWS } from './storage-rows';

const HEAD: readonly string[] = ['Key', 'Purpose', 'Place', 'Contents', 'Keyed by', 'Removed'];
/** Exported names that hold no data: Web Locks, channels and sync tags, and lists of tables, which have rows of their own. */
const WITHOUT_DATA = /_(?:LOCK|LOCK_PREFIX|CHANNEL|TAG|STORES)$/;

/** Matches a database and its stores in the key of a row. */
const DATABASE = /`([^`]+)`, (?:stores?|table) (`[^`]+`(?:, `[^`]+`)*)/g;
const NAME = /`([^`]+)`/g;
const namesIn = (text: string): readonly string[] => [...text.matchAll(NAME)].map(([, name = '']) => name);

/** Returns the purposes of what a row is about, as members read them on the page of their data. */
function purposesOf([key]: StorageRow): readonly string[] {
  const inStores = [...key.matchAll(DATABASE)].flatMap(([, database = '', stores = '']) =>
    namesIn(stores).map((store) => findStoragePurpose(database, store)),
  );
  const named = namesIn(key.replace(DATABASE, '')).map((name) => findStoragePurpose(name));
  return [...new Set([...named, ...inStores])];
}

/** Returns the Markdown table of docs/storage-map.md. */
export const renderStorageTable = (): string =>
  [
    HEAD,
    HEAD.map(() => '---'),
    ...STORAGE_ROWS.map((row) => [row[0], purposesOf(row).join(', ').replaceAll('_', ' '), ...row.slice(1)]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** Returns the page with its table replaced by the generated one. */
export const replaceStorageTable = (page: string): string =>
  page.replace(/^\| Key \|[\s\S]*?(?=\n\n)/m, () => renderStorageTable());

const STORED = Object.entries({ ...keys, ...deferredKeys, ...promptKeys })
  .filter(([name]) => !WITHOUT_DATA.test(name))
  .flatMap(([name, key]) => (typeof key === 'string' ? [{ name, key }] : []));

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

/**
 * Returns a finding for each row without a purpose, which members would read as data of others (SAFE-6), and for each
 * name with a purpose that has no row.
 */
export function findPurposeErrors(rows: readonly StorageRow[] = STORAGE_ROWS): readonly string[] {
  const names = rows.flatMap(([key]) => namesIn(key));
  return [
    ...rows.filter((row) => purposesOf(row).includes('others')).map(([key]) => `${key} has no purpose`),
    ...Object.values(STORED_NAMES)
      .flatMap((entries) => entries.map(({ name }) => name))
      .filter((name) => !name.split('/').every((part) => names.includes(part)))
      .map((name) => `${name} has a purpose, but no row`),
  ];
}
