import type { Result } from '../../base/result';

/** Maximum number of requests in flight: over HTTP/1.1 a browser opens only six connections to a host. */
const MAX_REQUESTS_IN_FLIGHT = 3;

export interface RequestRace {
  /**
   * Sends a request and resolves with its result. The request is aborted as soon as another request of this race
   * succeeds, or when too many are in flight: the oldest keeps its time, because the network may be slow; the newest
   * are those that find a platform which has recovered.
   */
  run<T, E>(send: (signal: AbortSignal) => Promise<Result<T, E>>): Promise<Result<T, E>>;
  /** Aborts every request in flight. */
  abort(): void;
}

/**
 * Creates a race of concurrent requests for the same resource: the first request that succeeds aborts the others
 * (BOOT-5).
 */
export function createRequestRace(): RequestRace {
  const inFlight = new Set<AbortController>();
  const abort = () => {
    for (const request of inFlight) request.abort();
    inFlight.clear();
  };
  return {
    async run(send) {
      const [, secondOldest] = inFlight;
      if (secondOldest && inFlight.size >= MAX_REQUESTS_IN_FLIGHT) {
        inFlight.delete(secondOldest);
        secondOldest.abort();
      }
      const request = new AbortController();
      inFlight.add(request);
      const response = await send(request.signal);
      inFlight.delete(request);
      if (response.ok) abort();
      return response;
    },
    abort,
  };
}
