import type { Result } from '../base/result';
import type { HttpMethod } from '../contract/endpoint';
import { CACHED_AT_HEADER } from '../contract/service-worker-cache';

/** A complete request, ready to be sent. */
export interface ApiRequest {
  readonly url: string;
  readonly method: HttpMethod;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether cookies are sent. */
  readonly credentials: boolean;
  /** Mode of the HTTP cache; with `reload` the service worker does not respond from its cache either. */
  readonly cache: 'default' | 'no-store' | 'reload';
  /** Maximum size of the response body (bytes). */
  readonly maxBytes: number;
}

/** A complete response, of any HTTP status. */
export interface RawResponse {
  readonly status: number;
  readonly text: string;
  /** When the response was received (epoch ms), if it comes from the service worker's cache. */
  readonly cachedAt?: number | undefined;
  /** When the platform answered, by its own clock (epoch ms); absent if the response has no valid header `Date`. */
  readonly saidAt?: number | undefined;
  /** Id with which the request was sent, if it is not that of the {@link ApiRequest}. */
  readonly requestId?: string | undefined;
}

/**
 * Why a request has no usable response. `offline`: there is no response, it is truncated, or it is a redirect, which
 * is never followed. `too-large`: the body exceeds `maxBytes`. `script`: the code that sends requests
 * failed to load. `timeout`: reported only by a transport that has its own timeout.
 */
export type TransportFailure = 'offline' | 'aborted' | 'too-large' | 'script' | 'timeout';

/**
 * Sends one request. `signal` aborts it, including the reading of the body. Never rejects.
 * @param timeoutMs the time left for the call. A transport may ignore it: the client then aborts the request through
 * `signal`.
 */
export type Transport = (
  request: ApiRequest,
  signal: AbortSignal,
  timeoutMs: number,
) => Promise<Result<RawResponse, TransportFailure>>;

/** Returns a response in the form that transports resolve with. A header is ignored if it is not a time. */
export function toRawResponse(status: number, text: string, readHeader: (name: string) => unknown): RawResponse {
  const cachedAt = Number(readHeader(CACHED_AT_HEADER) ?? 0);
  const saidAt = Date.parse(String(readHeader('Date')));
  return {
    status,
    text,
    ...(Number.isSafeInteger(cachedAt) && cachedAt > 0 && { cachedAt }),
    ...(saidAt > 0 && { saidAt }),
  };
}
