import { fail, ok, type Result } from '../../src/base/result';

/**
 * Number of consecutive timers that a time limit is split into. Time during which the device is suspended then counts
 * against the running timer only, not against the whole limit.
 */
const TIMER_SLICES = 4;

/** Timeout of Cache Storage and IndexedDB while a page waits (ms); in a corrupt browser profile they never respond. */
export const STORAGE_TIMEOUT_MS = 1_000;

/**
 * Waits at most `ms` for a promise; by default as long as for a read of the store. Resolves with its value, or with an
 * error if it rejects or the time runs out.
 */
export function withTimeLimit<T>(promise: Promise<T>, ms = STORAGE_TIMEOUT_MS): Promise<Result<T, string>> {
  return new Promise((resolve) => {
    let slicesLeft = TIMER_SLICES;
    let timer = setTimeout(onSliceEnd, ms / TIMER_SLICES);
    function onSliceEnd() {
      slicesLeft -= 1;
      if (slicesLeft > 0) timer = setTimeout(onSliceEnd, ms / TIMER_SLICES);
      else resolve(fail(`timeout: ${ms} ms`));
    }
    promise
      .then(ok, (error: unknown) => fail(String(error)))
      .then((result) => {
        clearTimeout(timer);
        resolve(result);
      });
  });
}

/**
 * Timeout of the same reads once the network has failed too (ms): on a busy device, or while the worker starts, a read
 * may take seconds, and without it the page does not start. Each of the reads
 * that a page needs has this limit, so with a store that never responds its offline page comes ten seconds later.
 */
export const LAST_READ_TIMEOUT_MS = 10_000;
/** Timeout of reading and verifying stored content while a page waits (ms); a slow device needs longer for large files. */
export const VERIFICATION_TIMEOUT_MS = 5_000;
/**
 * Timeout of Cache Storage and IndexedDB while no page waits (ms). Such work finds out which version is active, or
 * stores one; on a busy device it must not take a slow store for an empty one.
 */
export const BACKGROUND_STORAGE_TIMEOUT_MS = 10_000;
/** Timeout of a forwarded request until its response headers arrive (ms). */
export const RESPONSE_HEADERS_TIMEOUT_MS = 15_000;
/** Timeout of fetching a file of a version, including its body (ms). */
export const FILE_FETCH_TIMEOUT_MS = 30_000;
/** Timeout of waiting for the precache lock (ms). */
export const PRECACHE_LOCK_TIMEOUT_MS = 60_000;
