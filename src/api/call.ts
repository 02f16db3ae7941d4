import type { Result } from '../base/result';
import type { ApiError } from '../contract/api-error';
import type { AnyEndpoint, BodyOf, QueryOf, ResponseOf } from '../contract/endpoint';

/** Options of every call. */
export interface RequestOptions {
  /** Aborts the call: it fails with layer `aborted`. */
  readonly signal?: AbortSignal;
  /** Requests the response from the platform, not from a cache of the browser or the service worker. */
  readonly reload?: boolean;
  /** The caller reads `cachedAt`, so the response may come from the service worker's cache (OFF-3). */
  readonly readsAge?: boolean;
  /** The caller shows the error itself: `onError` is not called. The end of a session is reported anyway. */
  readonly quiet?: boolean;
  /** Sends its own request even if an equal one is in flight (API-4). */
  readonly unshared?: boolean;
  /** No retries: the caller retries in its own way (API-8). */
  readonly once?: boolean;
}

type Query<E> = undefined extends QueryOf<E> ? { readonly query?: undefined } : { readonly query: QueryOf<E> };
type Body<E> = undefined extends BodyOf<E> ? { readonly body?: undefined } : { readonly body: BodyOf<E> };

/** Options of a call to endpoint `E`, with its query and body if it has them. */
export type CallOptions<E extends AnyEndpoint> = Query<E> & Body<E> & RequestOptions;

type CallArguments<E extends AnyEndpoint> =
  Record<never, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

/** How a response was received. */
interface ResponseTraits {
  /** Epoch milliseconds at which the response arrived, if it comes from the service worker's cache. */
  readonly cachedAt?: number | undefined;
  /** Length of the response text (characters); undefined for a small response. */
  readonly textLength?: number | undefined;
}

/** The result of a call. */
export type ApiResult<T> = Result<T, ApiError> & ResponseTraits;

/** The result of a call that succeeded. */
export type ApiResponse<T> = Extract<Result<T, ApiError>, { ok: true }> & ResponseTraits;

/** Calls an endpoint of the contract. Never rejects. */
export type Call = <E extends AnyEndpoint>(
  endpoint: E,
  ...options: CallArguments<E>
) => Promise<ApiResult<ResponseOf<E>>>;
