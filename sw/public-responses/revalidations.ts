import { createPublicResponseKey } from './response-key';

/**
 * Maximum age of a request whose response equal requests may share (ms). The connection of an older one may be dead, and
 * its response is no longer current.
 */
const JOINABLE_MS = 3_000;

interface Revalidation {
  /** When the request was sent (epoch ms); 0 when its response has been used. */
  startedAt: number;
  readonly response: Promise<Response | undefined>;
  end(response?: Response): void;
}

/**
 * Requests for public responses by cache key: those in flight, and those that have just completed while the page got a
 * cached response, until an equal request joins them.
 */
const revalidations = new Map<string | undefined, Revalidation>();

/** Records that a request is in flight, so that equal requests can join it, even when it has just completed. */
export function registerRevalidation(request: Request): void {
  const key = createPublicResponseKey(request);
  let end!: Revalidation['end'];
  const response = new Promise<Response | undefined>((resolve) => {
    end = resolve;
  });
  // Requests that have joined an older one do not wait for it any longer.
  revalidations.get(key)?.end();
  revalidations.set(key, { startedAt: Date.now(), response, end });
}

/**
 * Passes the response of a request to the equal requests that have joined it.
 * @param response undefined if the request has failed
 * @param isKept whether the next equal request may still join it, because the page has got a cached response meanwhile
 */
export function settleRevalidation(request: Request, response?: Response, isKept?: unknown): void {
  const key = createPublicResponseKey(request);
  revalidations.get(key)?.end(response);
  if (!isKept) revalidations.delete(key);
}

/**
 * Resolves with the response to an equal request; undefined if there is none, or if it is too old or fails. Used when a
 * page gets a cached response and then requests the current one: the service worker is already fetching it, or has just
 * done so, and no second request is needed. A later request for the current response is sent.
 */
export async function waitForRevalidation(request: Request): Promise<Response | undefined> {
  const found = revalidations.get(createPublicResponseKey(request));
  if (!found || Date.now() - found.startedAt > JOINABLE_MS) return undefined;
  const response = await found.response;
  found.startedAt = 0; // nothing can join it any more
  return response?.clone();
}
