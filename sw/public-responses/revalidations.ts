import { publicResponseKey } from './response-key';

/** How long a revalidation can be joined (ms): the connection of an older one may be dead. */
const JOINABLE_MS = 3_000;

interface Revalidation {
  readonly startedAt: number;
  readonly response: Promise<Response | undefined>;
  end(response: Response | undefined): void;
}

/** Requests for public responses that are in flight, by cache key. */
const revalidations = new Map<string, Revalidation>();

/** Records that a request is in flight, so that equal requests can join it. */
export function startRevalidation(request: Request): void {
  const key = publicResponseKey(request);
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
export function endRevalidation(request: Request, response: Response | undefined): void {
  const key = publicResponseKey(request) ?? '';
  revalidations.get(key)?.end(response);
  revalidations.delete(key);
}

/**
 * Resolves with the response to an equal in-flight request, so that a page that reloads a response that it got from the
 * cache causes no second request. Resolves with undefined if there is no such request, or if it is too old or fails.
 */
export async function joinRevalidation(request: Request): Promise<Response | undefined> {
  const found = revalidations.get(publicResponseKey(request) ?? '');
  if (!found || Date.now() - found.startedAt > JOINABLE_MS) return undefined;
  return (await found.response)?.clone();
}
