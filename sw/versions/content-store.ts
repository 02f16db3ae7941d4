import { computeSha256 } from '../../src/base/sha256';
import { APP_FILES_CACHE } from '../../src/contract/storage-keys';
import { logError } from '../runtime/error-log';
import { BACKGROUND_STORAGE_TIMEOUT_MS, VERIFICATION_TIMEOUT_MS, withTimeLimit } from '../runtime/time-limits';
import { encodeText, splitDocument } from './split-document';

const PREFIX = '/m/content/';
const keyOf = (sha256: string): string => `${PREFIX}${sha256}`;

/**
 * Resolves with the stored file whose content has this hash; undefined if it is missing, damaged or unreadable, or if
 * Cache Storage does not respond in time. Verified on every read, because a disk can lose or change what was verified
 * when it was stored.
 */
export async function readContentByHash(sha256: string, timeoutMs?: number): Promise<Response | undefined> {
  const found = await withTimeLimit(matchContent(sha256), timeoutMs);
  if (!found.ok || !found.value) return undefined;
  const verified = await withTimeLimit(verify(found.value, sha256), VERIFICATION_TIMEOUT_MS);
  return verified.ok ? verified.value : undefined;
}

/**
 * Resolves with whether there is content with this hash, which may be damaged; undefined if Cache Storage does not
 * respond in time, which says nothing about the content.
 */
export async function hasContentWithHash(sha256: string, timeoutMs?: number): Promise<boolean | undefined> {
  const isStored = matchContent(sha256).then(
    (found) => found !== undefined,
    // What cannot be read is as good as missing: it is fetched and stored again.
    () => false,
  );
  const read = await withTimeLimit(isStored, timeoutMs);
  return read.ok ? read.value : undefined;
}

const matchContent = async (sha256: string) => (await caches.open(APP_FILES_CACHE)).match(keyOf(sha256));

/**
 * Resolves with intact content; rejects if it cannot be read, which may succeed the next time. Damaged content is
 * deleted, so that it is fetched again.
 */
async function verify(stored: Response, sha256: string): Promise<Response | undefined> {
  if (await hasHash(stored.clone(), sha256)) return stored;
  // Another tab may have stored it again since it was read.
  const newer = await matchContent(sha256);
  if (!newer || (await hasHash(newer.clone(), sha256))) return newer;
  await (await caches.open(APP_FILES_CACHE)).delete(keyOf(sha256));
  // Not awaited, because a page waits.
  void logError(`damaged: ${sha256}`);
  return undefined;
}

/** Whether a body or, if it is a document with a head, its shell has this hash. No other file has the end of a head. */
async function hasHash(stored: Response, sha256: string): Promise<boolean> {
  const body = await stored.arrayBuffer();
  const { head, shell } = splitDocument(body);
  return (await computeSha256(head ? encodeText(shell) : body)) === sha256;
}

/**
 * Stores a body that was verified against its hash. Resolves with whether the body was stored: false if it exceeds
 * the quota, or if Cache Storage does not respond in time.
 */
export async function storeContentByHash(sha256: string, body: Response): Promise<boolean> {
  const stored = await withTimeLimit(
    caches.open(APP_FILES_CACHE).then((cache) => cache.put(keyOf(sha256), body)),
    BACKGROUND_STORAGE_TIMEOUT_MS,
  );
  return stored.ok;
}

/**
 * Deletes all content whose hash is not in `needed`. Content that cannot be deleted now is deleted after a later check.
 */
export async function deleteUnusedContent(needed: ReadonlySet<string>): Promise<void> {
  await withTimeLimit(deleteExcept(needed), BACKGROUND_STORAGE_TIMEOUT_MS);
}

async function deleteExcept(needed: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(APP_FILES_CACHE);
  const keys = await cache.keys();
  const surplus = keys.filter(({ url }) => !needed.has(new URL(url).pathname.slice(PREFIX.length)));
  await Promise.all(surplus.map((key) => cache.delete(key)));
}
