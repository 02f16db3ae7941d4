export const isVisible = (): boolean => document.visibilityState === 'visible';

/** Calls `listener` each time the tab becomes visible. Returns a function that unsubscribes. */
export function subscribeVisible(listener: () => void): () => void {
  const stop = new AbortController();
  document.addEventListener('visibilitychange', () => isVisible() && listener(), { signal: stop.signal });
  return () => stop.abort();
}
