import { receive } from './receive';
import type { Transport } from './transport';

/** Carries the calls before the first content, by the browser's own fetch. */
export const fetchTransport: Transport = (request, signal) =>
  receive(
    () =>
      fetch(request.url, {
        method: request.method,
        headers: request.headers,
        body: request.body ?? null,
        credentials: request.credentials ? 'include' : 'omit',
        cache: request.noCache ? 'no-store' : 'default',
        // A redirect would carry the merchant's and the member's headers to wherever it points (security A48).
        redirect: 'error',
        signal,
      }),
    signal,
  );
