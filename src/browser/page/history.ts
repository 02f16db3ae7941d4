import { object, safeParse, string, unknown } from 'valibot';
import { parseUrl } from '../../base/parse-url';
import { finiteNumber } from '../../contract/fields';

/**
 * History state written by the router: `idx` numbers the history entries of the app; 0 is the first page of the visit.
 */
const routerState = object({ idx: finiteNumber });

/** Whether there is an earlier page of the app in the history, so that Back does not leave the app. */
export function canGoBack(): boolean {
  const parsed = safeParse(routerState, window.history.state);
  return parsed.success && parsed.output.idx > 0;
}

/** Returns the app's state of a history entry, as passed to the router; undefined if the entry has no such state. */
export function readRouterState(entry: unknown): unknown {
  const parsed = safeParse(object({ usr: unknown() }), entry);
  return parsed.success ? parsed.output.usr : undefined;
}

/** Returns the app's state of the current history entry. */
export const readCurrentRouterState = (): unknown => readRouterState(window.history.state);

/** Returns the router's key of the current history entry: `default` if the router has not written one. */
export function readHistoryKey(): string {
  const parsed = safeParse(object({ key: string() }), window.history.state);
  return parsed.success ? parsed.output.key : 'default';
}

/**
 * Calls `listener` when the user navigates through the history, by Back, Forward or a swipe. Returns a function that
 * unsubscribes.
 */
export function subscribeToHistoryNavigation(listener: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener('popstate', listener, { signal: stop.signal });
  return () => stop.abort();
}

/** Returns the number of history entries of this tab; navigation in a frame adds entries too. */
export const getHistoryLength = (): number => window.history.length;

/**
 * Returns the query string of the URL that this page was loaded from, including the leading `?`; empty if there is
 * none. Later navigation does not change it.
 */
export function getInitialQueryString(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return parseUrl(navigation?.name ?? '')?.search ?? window.location.search;
}

/**
 * Calls `listener` each time the page is shown: after a load (`isRestored` is false) or after it was restored from
 * the back/forward cache (`isRestored` is true).
 */
export function subscribeToPageShow(listener: (isRestored: boolean) => void): void {
  window.addEventListener('pageshow', ({ persisted }) => listener(persisted));
}
