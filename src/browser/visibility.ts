export const isVisible = (): boolean => document.visibilityState === 'visible';

/** Tells each time the tab comes to the front. Answers the way to stop. */
export function subscribeVisible(listener: () => void): () => void {
  const stop = new AbortController();
  document.addEventListener('visibilitychange', () => isVisible() && listener(), { signal: stop.signal });
  return () => stop.abort();
}
