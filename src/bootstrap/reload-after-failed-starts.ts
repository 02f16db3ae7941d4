import { FAILED_START_COUNT_KEY } from '../contract/storage-keys';
import { addCacheBypassParameter, removeCacheBypassParameter, shouldBypassServiceWorkerCache } from './cache-bypass';

/** How long the main script may take to load before the start counts as failed (ms). */
const MAIN_SCRIPT_TIMEOUT_MS = 8_000;

/**
 * After two starts in a row that failed before the first paint, reloads the document once, bypassing the service
 * worker's cache (BOOT-5). Otherwise adds this start to the count of failed starts if it fails; the app's first paint
 * resets the count. Returns whether the document is being reloaded.
 */
export function reloadAfterFailedStarts(): boolean {
  const { pathname, search, hash } = location;
  const cleaned = removeCacheBypassParameter(search);
  // The path does not start with two slashes, which would be another host: the bootstrap script has cleaned it.
  const address = (query: string) => pathname + query + hash;
  if (cleaned !== search) history.replaceState(history.state, '', address(cleaned));
  try {
    const failed = Number(localStorage.getItem(FAILED_START_COUNT_KEY)) || 0;
    if (shouldBypassServiceWorkerCache(failed, search)) {
      localStorage.removeItem(FAILED_START_COUNT_KEY);
      window.stop();
      location.replace(address(addCacheBypassParameter(search)));
      return true;
    }
    countFailedStart(() => localStorage.setItem(FAILED_START_COUNT_KEY, String(failed + 1)));
  } catch {
    // Storage is blocked: nothing is counted, and every start is an ordinary one.
  }
  return false;
}

function countFailedStart(count: () => void): void {
  const done = new AbortController();
  const countIfSkeleton = () => {
    if (done.signal.aborted || !document.querySelector('.first-bar')) return;
    done.abort();
    count();
  };
  const onError = ({ target }: Event) => {
    if (target === window || target instanceof HTMLScriptElement) countIfSkeleton();
  };
  const timer = setTimeout(countIfSkeleton, MAIN_SCRIPT_TIMEOUT_MS);
  // The main script has run: it now waits for the platform, which is not a fault of this version.
  const onLoad = ({ target }: Event) => target instanceof HTMLScriptElement && clearTimeout(timer);
  document.addEventListener('load', onLoad, { capture: true, signal: done.signal });
  addEventListener('error', onError, { capture: true, signal: done.signal });
  addEventListener('unhandledrejection', countIfSkeleton, { signal: done.signal });
}
