/** Whether the browser believes in a connection. False is sure; true is a hint, since a network may lead nowhere. */
export const isOnline = (): boolean => navigator.onLine;

/** Tells when the browser gains or loses its connection. Answers the way to stop. */
export function subscribeNetwork(listener: (online: boolean) => void): () => void {
  const online = () => listener(true);
  const offline = () => listener(false);
  addEventListener('online', online);
  addEventListener('offline', offline);
  return () => {
    removeEventListener('online', online);
    removeEventListener('offline', offline);
  };
}
