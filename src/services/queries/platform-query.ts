import { queryOptions } from '@tanstack/react-query';
import type { ApiResult, CallOptions, RequestOptions } from '../../api/call';
import type { AnyEndpoint, ResponseOf } from '../../contract/endpoint';
import { call } from '../platform/api-client';
import { queryKeyOf } from './query-key';
import type { QueryScope } from './query-scope';
import type { FetchedData } from './run-platform-query';
import { remainingStaleTimeMs, runPlatformQuery } from './run-platform-query';
import { readStoredResponse, storeResponse } from './stored-responses';

type AnyCall = (
  endpoint: AnyEndpoint,
  options: RequestOptions & { readonly query: unknown },
) => Promise<ApiResult<unknown>>;

/** Options of platformQuery(), including the query of the call if the endpoint has one. */
type PlatformQueryOptions<E extends AnyEndpoint> = Pick<CallOptions<E>, 'query'> & {
  /** How long a response counts as fresh, so that showing it again sends no request (ms). */
  readonly staleTime: number;
  /** Whether the response is stored, so that home can show it first on a later start. */
  readonly isStoredForHome?: boolean;
};

/**
 * Query options of a platform endpoint for useQuery(). All readers share the query; the query client retries the
 * request, and the readers show its errors. The initial data is a stored response, if there is one.
 */
export function platformQuery<E extends AnyEndpoint>(
  scope: QueryScope,
  endpoint: E,
  { staleTime, query, isStoredForHome = false }: PlatformQueryOptions<E>,
) {
  const key = queryKeyOf(endpoint, Object(query), scope);
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
    staleTime: ({ state }) => remainingStaleTimeMs(staleTime, state.dataUpdatedAt, state.data),
  });
}
