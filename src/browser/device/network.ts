/**
 * Whether the browser reports a connection. A hint that chooses words (OFF-2): a network may lack internet access, and a
 * browser may miss the connection that a VPN or another adapter provides.
 */
export const isOnline = (): boolean => navigator.onLine;

/** Calls `listener` when the browser goes online or offline. Returns a function that unsubscribes. */
export function subscribeToOnlineStatus(
  listener: (online: boolean) => void,
  page: EventTarget = globalThis,
): () => void {
  const stop = new AbortController();
  page.addEventListener('online', () => listener(true), { signal: stop.signal });
  page.addEventListener('offline', () => listener(false), { signal: stop.signal });
  return () => stop.abort();
}
