import { queryOptions } from '@tanstack/react-query';
import type { ApiResult, CallOptions, CommonCallOptions } from '../../api/call';
import type { AnyEndpoint, ResponseOf } from '../../contract/endpoint';
import { call } from '../platform/api-client';
import { createQueryKey } from './query-key';
import type { QueryScope } from './query-scope';
import type { FetchedData } from './run-platform-query';
import { computeRemainingStaleTimeMs, runPlatformQuery } from './run-platform-query';
import { readStoredResponse, storeResponse } from './stored-responses';

type AnyCall = (
  endpoint: AnyEndpoint,
  options: CommonCallOptions & { readonly query: unknown },
) => Promise<ApiResult<unknown>>;

/**
 * Options of createPlatformQueryOptions(): the query parameters, if the endpoint has any, how long a response counts
 * as fresh, and whether it is stored.
 */
type PlatformQueryOptions<E extends AnyEndpoint> = Pick<CallOptions<E>, 'query'> & {
  /** How long a response counts as fresh (ms). Showing a fresh response again sends no request. */
  readonly staleTime: number;
  /** Whether the response is also stored for home, which shows it on the next start until a new response arrives. */
  readonly isStoredForHome?: boolean;
};

/**
 * Query options of a platform endpoint for useQuery(). Components with the same endpoint, query and scope share one
 * request and its data. The query client retries the request; the components show its errors. The initial data is a
 * stored response, if there is one.
 */
export function createPlatformQueryOptions<E extends AnyEndpoint>(
  scope: QueryScope,
  endpoint: E,
  { staleTime, query, isStoredForHome = false }: PlatformQueryOptions<E>,
) {
  const key = createQueryKey(endpoint, Object(query), scope);
  const stored = { endpoint, queryKey: key, isStoredForHome };
  let restored: ReturnType<typeof readStoredResponse>;
  return queryOptions({
    queryKey: key,
    queryFn: ({ client, queryKey, signal }) =>
      runPlatformQuery<ResponseOf<E>>(
        // The compiler cannot follow the optional parameters of a call through a generic endpoint.
        (options) =>
          (call as AnyCall)(endpoint, { ...options, query, readsAge: true }) as Promise<ApiResult<ResponseOf<E>>>,
        { client, queryKey, signal },
        (response, textLength) => storeResponse(stored, response, textLength),
      ),
    initialData: () => {
      restored = readStoredResponse(stored, Date.now());
      // Parsed by the schema of the endpoint.
      return restored?.data as FetchedData<ResponseOf<E>> | undefined;
    },
    initialDataUpdatedAt: () => restored?.updatedAt,
    staleTime: ({ state }) => computeRemainingStaleTimeMs(staleTime, state.dataUpdatedAt, state.data),
  });
}
