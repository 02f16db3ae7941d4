import type { MemberDataEntry } from '../../../src/services/member-data/member-data-table';

/** A row of docs/storage-map.md: Markdown of its cells. */
export type StorageRow = readonly [key: string, place: string, contents: string, keyedBy: string, removed: string];

export const code = (text: string): string => `\`${text}\``;

/** Returns the key of a row for an IndexedDB database and its object stores. */
export const database = (name: string, ...stores: readonly string[]): string =>
  `${code(name)}, ${stores.length === 1 ? 'store' : 'stores'} ${stores.map(code).join(', ')}`;

export const row = (...cells: StorageRow): StorageRow => cells;

const LIFETIMES: Readonly<Record<MemberDataEntry['lifetime'], string>> = {
  'sign-out': 'sign-out; another member signs in',
  'session-end': 'sign-out, session expired',
};

/** Returns the row of an entry of the table of a member's data, whose place and lifetime are those of the entry. */
export const memberRow = (
  { prefix, area, lifetime }: MemberDataEntry,
  contents: string,
  keyedBy: string,
  earlier: string,
): StorageRow => [
  code(prefix),
  area,
  contents,
  keyedBy,
  [LIFETIMES[lifetime], ...(earlier === '' ? [] : [earlier])].join('; '),
];
