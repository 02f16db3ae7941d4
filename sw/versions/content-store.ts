import { CONTENT_CACHE } from '../../src/contract/storage-keys';
import { STORAGE_LIMIT, WRITE_LIMIT, within } from '../limit';

const PREFIX = '/m/content/';
const keyOf = (sha256: string): string => `${PREFIX}${sha256}`;

/** The stored body of a content hash; undefined when it is missing or the store does not answer. */
export async function readContent(sha256: string, limit = STORAGE_LIMIT): Promise<Response | undefined> {
  const found = await within(
    limit,
    caches.open(CONTENT_CACHE).then((cache) => cache.match(keyOf(sha256))),
  );
  return found.ok ? found.value : undefined;
}

export async function hasContent(sha256: string, limit = STORAGE_LIMIT): Promise<boolean> {
  return (await readContent(sha256, limit)) !== undefined;
}

/** Keeps a body that was verified against its hash. False when it does not fit or the store does not answer. */
export async function storeContent(sha256: string, body: Response): Promise<boolean> {
  const stored = await within(
    WRITE_LIMIT,
    caches.open(CONTENT_CACHE).then((cache) => cache.put(keyOf(sha256), body)),
  );
  return stored.ok;
}

/** Removes every content that `needed` does not name. What cannot be removed now goes with the next version. */
export async function dropContentBut(needed: ReadonlySet<string>): Promise<void> {
  await within(WRITE_LIMIT, drop(needed));
}

async function drop(needed: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CONTENT_CACHE);
  const keys = await cache.keys();
  const surplus = keys.filter(({ url }) => !needed.has(new URL(url).pathname.slice(PREFIX.length)));
  await Promise.all(surplus.map((key) => cache.delete(key)));
}
