/** Consecutive starts without a first paint before one bypasses the service worker's cache. */
const MAX_FAILED_STARTS = 2;

/** Whether this start bypasses the cache: after two failed starts, unless the URL already has an `sw` parameter. */
export function shouldBypassCache(failedStarts: number, search: string): boolean {
  return failedStarts >= MAX_FAILED_STARTS && !new URLSearchParams(search).has('sw');
}

/** Adds the parameter for a safe start to a query string. */
export function addSafeStartParameter(search: string): string {
  return `${search}${search === '' ? '?' : '&'}sw=pass`;
}

/** Removes the parameter, so that the next start is an ordinary one. */
export function removeSafeStartParameter(search: string): string {
  return search.replace(/(\?|&)sw=pass(&|$)/, (_, before: string, after: string) => (after === '&' ? before : ''));
}
