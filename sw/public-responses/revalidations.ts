import { createPublicResponseKey } from './response-key';

/**
 * Maximum age of an in-flight request that equal requests may join (ms). The connection of an older one may be dead.
 */
const JOINABLE_MS = 3_000;

interface Revalidation {
  readonly startedAt: number;
  readonly response: Promise<Response | undefined>;
  end(response: Response | undefined): void;
}

/** Requests for public responses that are in flight, by cache key. */
const revalidations = new Map<string, Revalidation>();

/** Records that a request is in flight, so that equal requests can join it. */
export function registerRevalidation(request: Request): void {
  const key = createPublicResponseKey(request);
  if (!key) return;
  let end: Revalidation['end'] = () => undefined;
  const response = new Promise<Response | undefined>((resolve) => {
    end = resolve;
  });
  // Requests that have joined an older one do not wait for it any longer.
  revalidations.get(key)?.end(undefined);
  revalidations.set(key, { startedAt: Date.now(), response, end });
}

/**
 * Passes the response of a request to the equal requests that have joined it.
 * @param response undefined if the request has failed
 */
export function settleRevalidation(request: Request, response: Response | undefined): void {
  const key = createPublicResponseKey(request) ?? '';
  revalidations.get(key)?.end(response);
  revalidations.delete(key);
}

/**
 * Resolves with the response to an equal in-flight request; undefined if there is none, or if it is too old or fails.
 * Used when a page gets a cached response and then requests the current one: the service worker is already fetching it,
 * so no second request is needed.
 */
export async function waitForRevalidation(request: Request): Promise<Response | undefined> {
  const found = revalidations.get(createPublicResponseKey(request) ?? '');
  if (!found || Date.now() - found.startedAt > JOINABLE_MS) return undefined;
  return (await found.response)?.clone();
}
