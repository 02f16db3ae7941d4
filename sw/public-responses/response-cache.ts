import type { Result } from '../../src/base/result';
import { PUBLIC_RESPONSE_CACHE } from '../../src/contract/storage-keys';
import { type CacheEntryRecord, type CacheLimits, chooseUrlsToEvict } from '../images/choose-urls-to-evict';
import { BACKGROUND_STORAGE_TIMEOUT_MS, withTimeLimit } from '../runtime/time-limits';
import { CACHED_BYTES_HEADER, parseCachedAtHeader } from './cached-response';

/**
 * Limits for all public responses of this origin together, of every merchant and language. The size is that of the
 * largest response and 8 MB for the others.
 */
const PUBLIC_RESPONSE_LIMITS: CacheLimits = { maxBytes: 25_000_000, maxCount: 60, maxAgeMs: 30 * 24 * 3_600_000 };

/**
 * Resolves with the records of the cached responses. A response without a valid time counts as old, so that it is
 * evicted.
 */
export const listPublicResponseRecords = (): Promise<Result<readonly CacheEntryRecord[], string>> =>
  withTimeLimit(readEntries());

async function readEntries(): Promise<readonly CacheEntryRecord[]> {
  const cache = await caches.open(PUBLIC_RESPONSE_CACHE);
  return Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const response = await cache.match(url);
      const at = (response && parseCachedAtHeader(response)) ?? 0;
      // A response is fetched each time it is used, so it was last used when it was stored.
      return { url, bytes: Number(response?.headers.get(CACHED_BYTES_HEADER)) || 0, storedAt: at, usedAt: at };
    }),
  );
}

/** Evicts the responses over the limits, the least recently fetched ones first. */
export async function evictPublicResponses(limits: CacheLimits = PUBLIC_RESPONSE_LIMITS): Promise<void> {
  const entries = await listPublicResponseRecords();
  const evicted = entries.ok ? chooseUrlsToEvict(entries.value, limits, Date.now()) : [];
  if (evicted.length === 0) return;
  await withTimeLimit(
    caches.open(PUBLIC_RESPONSE_CACHE).then((cache) => Promise.all(evicted.map((url) => cache.delete(url)))),
    BACKGROUND_STORAGE_TIMEOUT_MS,
  );
}

/** Deletes every cached public response. */
export const clearPublicResponses = async (): Promise<void> =>
  void (await withTimeLimit(caches.delete(PUBLIC_RESPONSE_CACHE), BACKGROUND_STORAGE_TIMEOUT_MS));
