/** Number of consecutive failed starts after which the next one bypasses the service worker's cache. */
const MAX_FAILED_STARTS = 2;

/**
 * Whether this start must bypass the service worker's cache: after two failed starts in a row, unless the URL already
 * has an `sw` parameter (BOOT-5).
 */
export function shouldBypassServiceWorkerCache(failedStarts: number, search: string): boolean {
  return failedStarts >= MAX_FAILED_STARTS && !new URLSearchParams(search).has('sw');
}

/** Adds `sw=pass`, which makes the service worker bypass its cache for this start, to a query string (BOOT-5). */
export function addCacheBypassParameter(search: string): string {
  return `${search}${search === '' ? '?' : '&'}sw=pass`;
}

/** Removes `sw=pass` from a query string, so that the next start uses the cache again. */
export function removeCacheBypassParameter(search: string): string {
  return search.replace(/(\?|&)sw=pass(&|$)/, (_, before: string, after: string) => (after === '&' ? before : ''));
}
