import * as deferredKeys from '../../../src/contract/deferred-storage-keys';
import * as promptKeys from '../../../src/contract/prompt-storage-keys';
import * as keys from '../../../src/contract/storage-keys';
import { MEMBER_DATA } from '../../../src/services/member-data/member-data-table';
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

/** Returns the names of the storage keys, and of the entries of a member's data, that have no row. */
export function findStorageWithoutRow(): readonly string[] {
  const named = STORAGE_ROWS.map(([key]) => key).join(' ');
  const stored = Object.entries({ ...keys, ...deferredKeys, ...promptKeys }).filter(
    ([name]) => !WITHOUT_DATA.test(name),
  );
  return [
    ...stored.filter(([, key]) => typeof key === 'string' && !named.includes(`\`${key}\``)).map(([name]) => name),
    ...Object.entries(MEMBER_DATA)
      .filter(([, { prefix }]) => !named.includes(`\`${prefix}\``))
      .map(([name]) => name),
  ];
}
