interface Flight<T> {
  readonly landed: Promise<T>;
  readonly stop: AbortController;
  passengers: number;
}

/**
 * Shares work that is under way under the same key (API-4). Each caller can leave by its own signal and then gets
 * `aborted`; the work is stopped when the last one has left.
 */
export type JoinFlight<T> = (
  key: string,
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<T>,
) => Promise<T | 'aborted'>;

export function createFlights<T>(): JoinFlight<T> {
  const flights = new Map<string, Flight<T>>();

  function depart(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const stop = new AbortController();
    const landed = start(stop.signal).finally(() => remove(key, flight));
    const flight: Flight<T> = { landed, stop, passengers: 0 };
    flights.set(key, flight);
    return flight;
  }

  function remove(key: string, flight: Flight<T>) {
    if (flights.get(key) === flight) flights.delete(key);
  }

  return async (key, signal, start) => {
    if (signal?.aborted) return 'aborted';
    const flight = flights.get(key) ?? depart(key, start);
    flight.passengers += 1;
    const leaving = new AbortController();
    const leave = () => {
      if (leaving.signal.aborted) return;
      leaving.abort();
      flight.passengers -= 1;
      if (flight.passengers > 0) return;
      remove(key, flight);
      flight.stop.abort();
    };
    // Left at once: whoever takes a call back and makes it again in one go does not join the one just left.
    const left = new Promise<'aborted'>((resolve) => {
      const options = { signal: leaving.signal };
      signal?.addEventListener('abort', () => resolve('aborted'), options);
      signal?.addEventListener('abort', leave, options);
    });
    try {
      return await Promise.race([flight.landed, left]);
    } finally {
      leave();
    }
  };
}
