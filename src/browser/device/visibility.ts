export const isPageVisible = (): boolean => document.visibilityState === 'visible';

/** Calls `listener` each time the tab becomes visible. Returns a function that unsubscribes. */
export function subscribeToPageBecomingVisible(listener: () => void): () => void {
  const stop = new AbortController();
  document.addEventListener('visibilitychange', () => isPageVisible() && listener(), { signal: stop.signal });
  return () => stop.abort();
}

/**
 * Calls `listener` each time somebody comes back to the tab: it becomes visible, or is restored from the back/forward
 * cache. Some browsers report both. Returns a function that unsubscribes.
 */
export function subscribeToPageComingBack(listener: () => void): () => void {
  const stop = new AbortController();
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal: stop.signal });
  stop.signal.addEventListener('abort', subscribeToPageBecomingVisible(listener));
  return () => stop.abort();
}
