import type { EarlyRequest } from '../../contract/bootstrap/early-requests';

/** A request of the app, with the merchant and language that its response depends on. */
interface AppRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly cache: string;
}

/**
 * How long after the start of the page an early response can be used (ms): as long as home treats its data as fresh.
 */
const MAX_AGE_MS = 60_000;

/**
 * Returns the response to a request that the inline bootstrap script has sent, with the id of that request; each response is returned once. Returns
 * undefined if the request was not sent or has no usable response: the app then sends its own. Requests with a token,
 * reloads, and requests for another merchant or language always get undefined.
 */
export async function consumeEarlyResponse(
  request: AppRequest,
  signal: AbortSignal,
): Promise<{ readonly response: Response; readonly requestId: string } | undefined> {
  const pending = globalThis.window?.earlyRequests ?? [];
  const index = pending.findIndex((early) => matches(early, request));
  const [early] = index === -1 ? [] : pending.splice(index, 1);
  if (!early) return undefined;
  if (performance.now() > MAX_AGE_MS) {
    early.abort();
    return undefined;
  }
  signal.addEventListener('abort', early.abort);
  const response = await early.response;
  signal.throwIfAborted();
  return response && { response, requestId: early.requestId };
}

function matches({ url, merchant, language }: EarlyRequest, { headers, ...request }: AppRequest): boolean {
  return (
    request.url === url &&
    request.method === 'GET' &&
    request.cache !== 'reload' &&
    headers.Authorization === undefined &&
    (headers.Merchant ?? '') === merchant &&
    headers.Language === language
  );
}

/** Aborts the early requests for which `isUseful` returns false. */
export function abortUnneededEarlyRequests(
  isUseful: (request: Pick<EarlyRequest, 'merchant' | 'language'>) => boolean,
): void {
  const pending = window.earlyRequests?.splice(0) ?? [];
  for (const early of pending) {
    if (isUseful(early)) window.earlyRequests?.push(early);
    else early.abort();
  }
}
