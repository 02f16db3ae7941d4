interface InFlightRequest<T> {
  readonly promise: Promise<T>;
  readonly stop: AbortController;
  subscribers: number;
}

/**
 * Shares in-flight work by key (API-4). Each caller can abort with its own signal and then gets `aborted`; the work is
 * aborted when all its callers have aborted.
 */
export type DeduplicateRequest<T> = (
  key: string,
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<T>,
) => Promise<T | 'aborted'>;

export function createRequestDeduplicator<T>(): DeduplicateRequest<T> {
  const inFlight = new Map<string, InFlightRequest<T>>();

  function startRequest(key: string, start: (signal: AbortSignal) => Promise<T>): InFlightRequest<T> {
    const stop = new AbortController();
    const promise = start(stop.signal).finally(() => remove(key, request));
    const request: InFlightRequest<T> = { promise, stop, subscribers: 0 };
    inFlight.set(key, request);
    return request;
  }

  function remove(key: string, request: InFlightRequest<T>) {
    if (inFlight.get(key) === request) inFlight.delete(key);
  }

  return async (key, signal, start) => {
    if (signal?.aborted) return 'aborted';
    const request = inFlight.get(key) ?? startRequest(key, start);
    request.subscribers += 1;
    const unsubscription = new AbortController();
    const unsubscribe = () => {
      if (unsubscription.signal.aborted) return;
      unsubscription.abort();
      request.subscribers -= 1;
      if (request.subscribers > 0) return;
      remove(key, request);
      request.stop.abort();
    };
    // Removed immediately, so that a call made right after an abort starts a new request.
    const aborted = new Promise<'aborted'>((resolve) => {
      const options = { signal: unsubscription.signal };
      signal?.addEventListener('abort', () => resolve('aborted'), options);
      signal?.addEventListener('abort', unsubscribe, options);
    });
    try {
      return await Promise.race([request.promise, aborted]);
    } finally {
      unsubscribe();
    }
  };
}
