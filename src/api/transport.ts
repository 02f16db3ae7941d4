import type { Result } from '../base/result';
import type { HttpMethod } from '../contract/endpoint';

/** A request as it goes out. */
export interface ApiRequest {
  readonly url: string;
  readonly method: HttpMethod;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Cookies travel. */
  readonly credentials: boolean;
  /** The HTTP cache is passed by. */
  readonly noCache: boolean;
}

/** Any answer of a server, whatever its status. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * `offline`: no answer or a cut one, also a redirect, which is never followed. `large`: over {@link LARGEST_ANSWER}.
 * `script`: the code that sends could not be had.
 */
export type TransportFailure = 'offline' | 'aborted' | 'large' | 'script';

/** Carries one request. `signal` ends it, the reading of the body included. It never rejects. */
export type Transport = (request: ApiRequest, signal: AbortSignal) => Promise<Result<RawAnswer, TransportFailure>>;

/** Bytes of an answer's body that are read at most (security A40). */
export const LARGEST_ANSWER = 2 * 1024 * 1024;
