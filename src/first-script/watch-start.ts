import { FAILED_STARTS_KEY } from '../contract/storage-keys';
import { decideSafeStart, withoutSafeStart, withSafeStart } from './decide-safe-start';

/** Milliseconds after which a start whose main script has not run counts as failed. */
const PATIENCE = 8_000;

/**
 * Counts a start that shows nothing; the app's first paint forgets the count. After two in a row this one goes past the
 * service worker's store, once (BOOT-5). Answers whether the document is being replaced for that.
 */
export function watchStart(): boolean {
  const { origin, pathname, search, hash } = location;
  const cleaned = withoutSafeStart(search);
  // In front stands the origin: a path that starts with two slashes would name another host.
  const address = (query: string) => origin + pathname + query + hash;
  if (cleaned !== search) history.replaceState(history.state, '', address(cleaned));
  try {
    const failed = Number(localStorage.getItem(FAILED_STARTS_KEY)) || 0;
    if (decideSafeStart(failed, search)) {
      localStorage.removeItem(FAILED_STARTS_KEY);
      window.stop();
      location.replace(address(withSafeStart(search)));
      return true;
    }
    countWhenNothingShows(() => localStorage.setItem(FAILED_STARTS_KEY, String(failed + 1)));
  } catch {
    // Storage is refused: nothing is counted, and every start is an ordinary one.
  }
  return false;
}

function countWhenNothingShows(count: () => void): void {
  const done = new AbortController();
  const judge = () => {
    if (done.signal.aborted || !document.querySelector('.first-bar')) return;
    done.abort();
    count();
  };
  const onError = ({ target }: Event) => {
    if (target === window || target instanceof HTMLScriptElement) judge();
  };
  const timer = setTimeout(judge, PATIENCE);
  // The main script has run: what it waits for now is the platform, and says nothing against this version.
  const onLoad = ({ target }: Event) => target instanceof HTMLScriptElement && clearTimeout(timer);
  document.addEventListener('load', onLoad, { capture: true, signal: done.signal });
  addEventListener('error', onError, { capture: true, signal: done.signal });
  addEventListener('unhandledrejection', judge, { signal: done.signal });
}
