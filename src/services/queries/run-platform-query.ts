import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiResult, CommonCallOptions, SuccessfulApiResult } from '../../api/call';

/** The data of a query: a response, and when it was received. */
export interface FetchedData<T> {
  readonly value: T;
  /** When the response arrived from the platform (epoch ms); for a cached response, when it was cached. */
  readonly at: number;
  /** When the platform answered, by its own clock (epoch ms); undefined if it did not say when. */
  readonly saidAt?: number | undefined;
  /** When it was asked for in this page, by the clock that never jumps (ms); undefined for a cached response. */
  readonly askedTicks?: number | undefined;
}

type QueryRequest<T> = (options: CommonCallOptions) => Promise<ApiResult<T>>;

/** The parts of TanStack Query's query function context that runPlatformQuery() uses. */
interface QueryRun {
  readonly client: Pick<QueryClient, 'getQueryData' | 'setQueryData'>;
  readonly queryKey: QueryKey;
  readonly signal: AbortSignal;
}

/**
 * Returns how long data counts as fresh after it was fetched (ms): `staleTime`, minus the time that the response had
 * already been in a cache.
 */
export function computeRemainingStaleTimeMs(
  staleTime: number,
  fetchedAt: number,
  data: FetchedData<unknown> | undefined,
): number {
  return data ? Math.max(0, staleTime - Math.max(0, fetchedAt - data.at)) : staleTime;
}

/**
 * Runs a query. If the service worker responds from its cache, that response becomes the data immediately, and a
 * request to the platform follows. Rejects with the error of the call, as TanStack Query expects.
 * @param onResponse called with a response of the platform, unless the query has been cancelled
 */
export async function runPlatformQuery<T>(
  send: QueryRequest<T>,
  { client, queryKey, signal }: QueryRun,
  onResponse: (response: FetchedData<T>, textLength: number) => void = () => undefined,
): Promise<FetchedData<T>> {
  const options: CommonCallOptions = { signal, quiet: true, once: true, unshared: true };
  let askedTicks = performance.now();
  const first = await send(options);
  if (!first.ok) return Promise.reject(first.error);
  if (first.cachedAt === undefined) return received(first);
  const known = client.getQueryData<FetchedData<T>>(queryKey);
  if (!signal.aborted && (known === undefined || known.at < first.cachedAt)) {
    client.setQueryData<FetchedData<T>>(queryKey, {
      value: first.value,
      at: first.cachedAt,
      saidAt: first.saidAt,
    });
  }
  askedTicks = performance.now();
  const reloaded = await send({ ...options, reload: true });
  return reloaded.ok ? received(reloaded) : Promise.reject(reloaded.error);

  function received({ value, cachedAt, saidAt, textLength = 0 }: SuccessfulApiResult<T>): FetchedData<T> {
    const response = { value, at: cachedAt ?? Date.now(), saidAt, ...(cachedAt === undefined && { askedTicks }) };
    if (cachedAt === undefined && !signal.aborted) onResponse(response, textLength);
    return response;
  }
}
