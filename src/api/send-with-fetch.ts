import { consumeEarlyResponse } from '../browser/page/early-requests';
import { sendAndReadResponse } from './send-and-read-response';
import type { Transport } from './transport';

/**
 * Sends the request of an `early` endpoint with the browser's fetch. If the bootstrap script of index.html has already
 * sent the same request, resolves with the response of that request instead.
 */
export const sendWithFetch: Transport = (request, signal) =>
  sendAndReadResponse(
    async () => {
      const early = await consumeEarlyResponse(request, signal);
      if (early) {
        const { status, headers, body } = early.response;
        return { status, headers, body, requestId: early.requestId };
      }
      return fetch(request.url, {
        method: request.method,
        headers: request.headers,
        body: request.body ?? null,
        credentials: request.credentials ? 'include' : 'omit',
        cache: request.cache,
        // A redirect would send the merchant's and the member's headers to another server.
        redirect: 'error',
        signal,
      });
    },
    signal,
    request.maxBytes,
  );
