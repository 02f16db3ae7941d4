export const isPageVisible = (): boolean => document.visibilityState === 'visible';

/** Calls `listener` each time the tab becomes visible. Returns a function that unsubscribes. */
export function subscribeToPageBecomingVisible(listener: () => void): () => void {
  const stop = new AbortController();
  document.addEventListener('visibilitychange', () => isPageVisible() && listener(), { signal: stop.signal });
  return () => stop.abort();
}
