/** Whether the browser believes in a connection. False is sure; true is a hint, since a network may lead nowhere. */
export const isOnline = (): boolean => navigator.onLine;

/** Tells when the browser gains or loses its connection. Answers the way to stop. */
export function subscribeNetwork(listener: (online: boolean) => void, page: EventTarget = globalThis): () => void {
  const stop = new AbortController();
  page.addEventListener('online', () => listener(true), { signal: stop.signal });
  page.addEventListener('offline', () => listener(false), { signal: stop.signal });
  return () => stop.abort();
}
