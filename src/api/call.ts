import type { Result } from '../base/result';
import type { ApiError } from '../contract/api-error';
import type { AnyEndpoint, BodyOf, QueryOf, ResponseOf } from '../contract/endpoint';

/** Options of every call. */
export interface CommonCallOptions {
  /** Aborts the call, which then fails with layer `aborted`. */
  readonly signal?: AbortSignal;
  /** Whether the response must come from the platform, not from a cache of the browser or the service worker. */
  readonly reload?: boolean;
  /** Whether the caller reads `cachedAt`, so that the response may come from the service worker's cache (OFF-3). */
  readonly readsAge?: boolean;
  /**
   * Whether the caller shows the error itself. `onError` is then not called; the end of a session is reported anyway.
   */
  readonly quiet?: boolean;
  /** Whether to send a request of its own even if an equal one is in flight (API-4). */
  readonly unshared?: boolean;
  /** Whether the call is never retried, because the caller retries it itself (API-8). */
  readonly once?: boolean;
}

type Query<E> = undefined extends QueryOf<E> ? { readonly query?: undefined } : { readonly query: QueryOf<E> };
type Body<E> = undefined extends BodyOf<E> ? { readonly body?: undefined } : { readonly body: BodyOf<E> };

/** Options of a call to endpoint `E`, with its query and body if it has them. */
export type CallOptions<E extends AnyEndpoint> = Query<E> & Body<E> & CommonCallOptions;

type CallArguments<E extends AnyEndpoint> =
  Record<never, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

/** Age and size of a response. */
interface ResponseTraits {
  /** When the response was received (epoch ms), if it comes from the service worker's cache; otherwise undefined. */
  readonly cachedAt?: number | undefined;
  /** When the platform answered, by its own clock (epoch ms); undefined if it did not say when. */
  readonly saidAt?: number | undefined;
  /** Length of the response text (characters); undefined for a small response. */
  readonly textLength?: number | undefined;
  /** Id with which the request was sent (OPS-4). */
  readonly requestId?: string | undefined;
}

/** The result of a call. */
export type ApiResult<T> = Result<T, ApiError> & ResponseTraits;

/** The result of a call that succeeded. */
export type SuccessfulApiResult<T> = Extract<Result<T, ApiError>, { ok: true }> & ResponseTraits;

/** Calls an endpoint of the contract. Never rejects. */
export type CallEndpoint = <E extends AnyEndpoint>(
  endpoint: E,
  ...options: CallArguments<E>
) => Promise<ApiResult<ResponseOf<E>>>;
