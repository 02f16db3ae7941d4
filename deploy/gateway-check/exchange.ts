import type { ApiRequest, Transport } from '../../src/api/transport';
import { fail, ok } from '../../src/base/result';
import { explainRequestFailure } from '../http/response-body';
import type { JudgedResponse } from './judge-response';
import { sendRequest } from './send-request';

/** A request of the check and what came back. */
export interface Exchange {
  readonly request: ApiRequest;
  /** Undefined if there is no complete response. */
  readonly response: JudgedResponse | undefined;
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
      const { method, headers, body = undefined } = request;
      const response = await sendRequest(request.url, { method, headers, body, signal });
      const { status, text } = response;
      record({ request, response, failure: '', durationMs: took() });
      if (status >= 300 && status < 400) return fail('offline');
      return text.length > request.maxBytes ? fail('too-large') : ok({ status, text });
    } catch (error) {
      const failure = signal.aborted ? 'no response in time' : explain(error);
      record({ request, response: undefined, failure, durationMs: took() });
      return fail(signal.aborted ? 'aborted' : 'offline');
    }
  };
}

/** Returns why there is no complete response. */
const explain = (error: unknown): string => `no response (${explainRequestFailure(error)})`;
