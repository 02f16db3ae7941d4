import type { DBSchema } from 'idb';
import { array, boolean, number, object, optional, picklist, string } from 'valibot';
import { createDatabaseRunner } from '../../src/base/idb';
import { parseValidEntries } from '../../src/base/parse-if-valid';
import type { Result } from '../../src/base/result';
import { VERSIONS_DATABASE } from '../../src/contract/storage-keys';
import { BACKGROUND_STORAGE_TIMEOUT_MS, STORAGE_TIMEOUT_MS, withTimeLimit } from '../runtime/time-limits';
import type { StoredVersions } from './stored-versions';

/**
 * Schema of the database. Values are `unknown` and are parsed when read: another version of the service worker may have
 * written them.
 */
interface Schema extends DBSchema {
  /**
   * A single record contains all versions, so that a single put switches the active version. After a crash, either
   * the old or the new record is stored.
   */
  generations: { key: 'all'; value: unknown };
  /**
   * `next`: when the asset manifests may be fetched again (epoch ms); `passing`: 1 in bypass mode, which the kill
   * switch turns on; `refreshed`: 1 from the time the user presses Refresh until the waiting service worker is
   * active; `refused`: the version whose files arrive altered (refused-version.ts).
   */
  checks: { key: 'next' | 'passing' | 'refreshed' | 'refused'; value: unknown };
}
/**
 * Key of the bypass-mode flag. The key does not change, because earlier versions of the service worker have stored
 * the flag under it.
 */
const BYPASS_MODE_KEY = 'passing';
const REFRESH_PENDING_KEY = 'refreshed';

const runInDatabase = createDatabaseRunner<Schema>({
  name: VERSIONS_DATABASE,
  stores: { generations: {}, checks: {} },
  // By default no page waits.
  limitTime: (task, timeoutMs = BACKGROUND_STORAGE_TIMEOUT_MS) => withTimeLimit(task, timeoutMs),
});

/** Schema of a version in the database. URLs and hashes were validated when the version's manifest was parsed. */
const storedVersion = object({
  id: string(),
  build: string(),
  released: optional(number()),
  isPartial: optional(boolean()),
  serviceWorker: optional(picklist(['on', 'pass', 'off']), 'on'),
  files: array(
    object({
      url: string(),
      bytes: number(),
      sha256: string(),
      group: picklist(['critical', 'lazy']),
      onDemand: optional(boolean()),
    }),
  ),
});

/** Parses the stored record of versions. Drops invalid versions; an invalid record counts as empty. */
const parseStoredVersions = (record: unknown): StoredVersions => parseValidEntries(storedVersion, record);

/** Resolves with the stored versions; empty until the first one is stored. */
export const readStoredVersions = (timeoutMs?: number): Promise<Result<StoredVersions, string>> =>
  runInDatabase(async (database) => parseStoredVersions(await database.get('generations', 'all')), timeoutMs);

/**
 * Resolves with the versions that requests are served from; empty in bypass mode, which the kill switch turns on. By
 * default a page waits.
 */
export const readServableVersions = (timeoutMs = STORAGE_TIMEOUT_MS): Promise<Result<StoredVersions, string>> =>
  runInDatabase(async (database) => {
    const isBypassed = (await database.get('checks', BYPASS_MODE_KEY)) === 1;
    return isBypassed ? [] : parseStoredVersions(await database.get('generations', 'all'));
  }, timeoutMs);

export const writeBypassMode = (isEnabled: boolean): Promise<Result<unknown, string>> =>
  runInDatabase((database) => database.put('checks', Number(isEnabled), BYPASS_MODE_KEY));

/** Replaces the list of stored versions (newest first). The first element is the active version. */
export const writeStoredVersions = (versions: StoredVersions): Promise<Result<unknown, string>> =>
  runInDatabase((database) => database.put('generations', versions, 'all'));

/** Resolves with the time at which the next check is due (epoch ms); 0 if unknown. */
export const readNextUpdateCheckTime = (timeoutMs?: number): Promise<Result<number, string>> =>
  runInDatabase(async (database) => {
    const next = await database.get('checks', 'next');
    return typeof next === 'number' && Number.isFinite(next) ? next : 0;
  }, timeoutMs);

export const writeNextUpdateCheckTime = (at: number): Promise<Result<unknown, string>> =>
  runInDatabase((database) => database.put('checks', at, 'next'));

/** Resolves with whether the user has pressed Refresh and the waiting service worker is not active yet. */
export const readRefreshPendingFlag = (): Promise<Result<boolean, string>> =>
  runInDatabase(async (database) => (await database.get('checks', REFRESH_PENDING_KEY)) === 1);

export const writeRefreshPendingFlag = (isPending: boolean): Promise<Result<unknown, string>> =>
  runInDatabase((database) => database.put('checks', Number(isPending), REFRESH_PENDING_KEY));

export const readRefusalRecord = (timeoutMs?: number): Promise<Result<unknown, string>> =>
  runInDatabase((database) => database.get('checks', 'refused'), timeoutMs);

export const writeRefusalRecord = (record: unknown): Promise<Result<unknown, string>> =>
  runInDatabase((database) => database.put('checks', record, 'refused'));
