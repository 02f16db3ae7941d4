import type { ApiRequest, Transport } from '../../src/api/transport';
import { fail, ok } from '../../src/base/result';

/** A request of the check and what came back. */
export interface Exchange {
  readonly request: ApiRequest;
  /** Undefined if there is no complete response. */
  readonly response: { readonly status: number; readonly headers: Headers; readonly text: string } | undefined;
  /** Why there is no complete response; empty otherwise. */
  readonly failure: string;
  readonly durationMs: number;
}

/**
 * Creates a transport for the app's API client that records every exchange. As in a browser, a redirect is not followed
 * and a large response is refused.
 */
export function createRecordingTransport(record: (exchange: Exchange) => void): Transport {
  return async (request, signal) => {
    const startedAt = performance.now();
    const took = () => Math.round(performance.now() - startedAt);
    try {
      const response = await fetch(request.url, {
        method: request.method,
        headers: request.headers,
        body: request.body ?? null,
        redirect: 'manual',
        signal,
      });
      const text = await response.text();
      const { status, headers } = response;
      record({ request, response: { status, headers, text }, failure: '', durationMs: took() });
      if (status >= 300 && status < 400) return fail('offline');
      return text.length > request.maxBytes ? fail('too-large') : ok({ status, text });
    } catch (error) {
      const failure = signal.aborted ? 'no response in time' : explain(error);
      record({ request, response: undefined, failure, durationMs: took() });
      return fail(signal.aborted ? 'aborted' : 'offline');
    }
  };
}

/** The reason of a failed fetch is in its cause. */
function explain(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return `no response (${cause instanceof Error ? cause.message : String(cause)})`;
}
