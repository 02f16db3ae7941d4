import { createPublicResponseCacheKey } from './cache-key';

/**
 * Maximum age of a request whose response may be shared with other requests for the same cache key (ms). The
 * connection of an older request may be dead, and its response is no longer fresh.
 */
const JOINABLE_MS = 3_000;

interface Revalidation {
  /** When the request was sent (epoch ms); 0 once another request has used its response. */
  startedAt: number;
  readonly response: Promise<Response | undefined>;
  end(response?: Response): void;
}

/**
 * Requests for public responses, by cache key: requests in flight, and completed requests for which the page has
 * received a cached response instead. The response of a completed request can still be used once, by another request
 * for the same cache key.
 */
const revalidations = new Map<string | undefined, Revalidation>();

/**
 * Registers a request that is in flight, so that other requests for the same cache key can use its response, even if
 * it has just completed.
 */
export function registerRevalidation(request: Request): void {
  const key = createPublicResponseCacheKey(request);
  let end!: Revalidation['end'];
  const response = new Promise<Response | undefined>((resolve) => {
    end = resolve;
  });
  // Requests that have joined an older one do not wait for it any longer.
  revalidations.get(key)?.end();
  revalidations.set(key, { startedAt: Date.now(), response, end });
}

/**
 * Passes the response of a request to the requests for the same cache key that wait for it.
 * @param response undefined if the request has failed
 * @param isKept whether the next request for the same cache key may still use the response, because the page has
 * received a cached one instead
 */
export function settleRevalidation(request: Request, response?: Response, isKept?: unknown): void {
  const key = createPublicResponseCacheKey(request);
  revalidations.get(key)?.end(response);
  if (!isKept) revalidations.delete(key);
}

/**
 * Resolves with the response to an earlier request for the same cache key; undefined if there is no such request, or
 * if it is too old or fails. Used when a page receives a cached response and then requests a fresh one: the service
 * worker is already fetching the fresh response, or has just fetched it, so no second request is needed. Any later
 * request for a fresh response is sent.
 */
export async function waitForRevalidation(request: Request): Promise<Response | undefined> {
  const found = revalidations.get(createPublicResponseCacheKey(request));
  if (!found || Date.now() - found.startedAt > JOINABLE_MS) return undefined;
  const response = await found.response;
  found.startedAt = 0; // nothing can join it any more
  return response?.clone();
}
