/** The record of a cached image or public response. Times are epoch milliseconds. */
export interface CacheEntryRecord {
  readonly url: string;
  readonly bytes: number;
  readonly storedAt: number;
  readonly usedAt: number;
  /** Freshness lifetime set by the server (ms); absent if the response had none. */
  readonly freshFor?: number | undefined;
}

export interface CacheLimits {
  readonly maxBytes: number;
  readonly maxCount: number;
  /** Maximum time since a cached image or response was fetched (ms). */
  readonly maxAgeMs: number;
}

/** Limits of all cached images together. */
export const IMAGE_CACHE_LIMITS: CacheLimits = { maxBytes: 30_000_000, maxCount: 600, maxAgeMs: 30 * 24 * 3_600_000 };

/**
 * Returns the URLs of the cache entries to evict: those that are too old, then the least recently used ones until the
 * rest is within the limits; an empty array if none must be evicted.
 */
export function chooseUrlsToEvict(
  images: readonly CacheEntryRecord[],
  limits: CacheLimits,
  now: number,
): readonly string[] {
  const isOld = ({ storedAt }: CacheEntryRecord) => now - storedAt > limits.maxAgeMs;
  const newestFirst = images.filter((image) => !isOld(image)).sort((a, b) => b.usedAt - a.usedAt);
  let bytes = 0;
  const firstSurplus = newestFirst.findIndex((image, index) => {
    bytes += image.bytes;
    return bytes > limits.maxBytes || index >= limits.maxCount;
  });
  const surplus = firstSurplus < 0 ? [] : newestFirst.slice(firstSurplus);
  return [...images.filter(isOld), ...surplus].map(({ url }) => url);
}
