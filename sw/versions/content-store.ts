import { APP_FILES_CACHE } from '../../src/contract/storage-keys';
import { CACHE_WRITE_TIMEOUT_MS, STORAGE_TIMEOUT_MS, withTimeLimit } from '../runtime/time-limits';

const PREFIX = '/m/content/';
const keyOf = (sha256: string): string => `${PREFIX}${sha256}`;

/**
 * Resolves with the stored file whose content has this hash; undefined if it is missing or Cache Storage does not
 * respond in time.
 */
export async function readContentByHash(sha256: string, timeoutMs = STORAGE_TIMEOUT_MS): Promise<Response | undefined> {
  const found = await withTimeLimit(
    timeoutMs,
    caches.open(APP_FILES_CACHE).then((cache) => cache.match(keyOf(sha256))),
  );
  return found.ok ? found.value : undefined;
}

export async function hasContentWithHash(sha256: string, timeoutMs = STORAGE_TIMEOUT_MS): Promise<boolean> {
  return (await readContentByHash(sha256, timeoutMs)) !== undefined;
}

/**
 * Stores a body that was verified against its hash. Resolves with whether the body was stored: false if it exceeds
 * the quota, or if Cache Storage does not respond in time.
 */
export async function storeContentByHash(sha256: string, body: Response): Promise<boolean> {
  const stored = await withTimeLimit(
    CACHE_WRITE_TIMEOUT_MS,
    caches.open(APP_FILES_CACHE).then((cache) => cache.put(keyOf(sha256), body)),
  );
  return stored.ok;
}

/**
 * Deletes all content whose hash is not in `needed`. Content that cannot be deleted now is deleted after a later check.
 */
export async function deleteUnusedContent(needed: ReadonlySet<string>): Promise<void> {
  await withTimeLimit(CACHE_WRITE_TIMEOUT_MS, deleteExcept(needed));
}

async function deleteExcept(needed: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(APP_FILES_CACHE);
  const keys = await cache.keys();
  const surplus = keys.filter(({ url }) => !needed.has(new URL(url).pathname.slice(PREFIX.length)));
  await Promise.all(surplus.map((key) => cache.delete(key)));
}
