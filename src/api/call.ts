import type { Result } from '../base/result';
import type { ApiError } from '../contract/api-error';
import type { AnswerOf, AnyEndpoint, BodyOf, QueryOf } from '../contract/endpoint';

/** Options that any call takes. */
export interface CallManner {
  /** Takes the call back: it fails with layer `aborted`. */
  readonly signal?: AbortSignal;
  /** Forgets the kept answer of this call before asking (API-3). */
  readonly flush?: boolean;
  /** Asks the platform although an answer is kept; the kept one stays if that fails. */
  readonly fresh?: boolean;
  /** The caller shows the error itself: `onError` is not told. A session that is over is told all the same. */
  readonly quiet?: boolean;
  /** Sent once: the caller has a way of its own to try again (API-8). */
  readonly once?: boolean;
}

type Query<E> = undefined extends QueryOf<E> ? { readonly query?: undefined } : { readonly query: QueryOf<E> };
type Body<E> = undefined extends BodyOf<E> ? { readonly body?: undefined } : { readonly body: BodyOf<E> };

/** What a call of endpoint `E` is given: its query and its body where it has them. */
export type CallOptions<E extends AnyEndpoint> = Query<E> & Body<E> & CallManner;

type CallArguments<E extends AnyEndpoint> =
  Record<never, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

/** Calls an endpoint of the contract. It never rejects. */
export type Call = <E extends AnyEndpoint>(
  endpoint: E,
  ...options: CallArguments<E>
) => Promise<Result<AnswerOf<E>, ApiError>>;
