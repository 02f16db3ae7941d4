import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { lookUpHost } from '../http/look-up-host';
import { decompressBody } from '../http/response-body';
import type { JudgedResponse } from './judge-response';

export interface SentRequest {
  readonly method?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
}

/** What a browser sends with each request of a page. */
const BROWSER_HEADERS = { Accept: '*/*', 'Accept-Encoding': 'gzip, deflate, br' };

/**
 * Sends a request as a page does. A redirect is not followed. Not with fetch(), which reaches no host below localhost
 * on many systems. Rejects if there is no complete response.
 */
export async function sendRequest(
  url: string,
  { method, headers, body, signal }: SentRequest,
): Promise<JudgedResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const options = { method, headers: { ...BROWSER_HEADERS, ...headers, ...length }, signal, lookup: lookUpHost };
    request(url, options, resolve).once('error', reject).end(body);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of decompressBody(response)) chunks.push(chunk);
  const received = new Headers();
  for (const [name, values = []] of Object.entries(response.headersDistinct))
    for (const value of values) received.append(name, value);
  return {
    status: response.statusCode ?? 0,
    headers: received,
    // As a browser decodes it, without a byte order mark.
    text: new TextDecoder().decode(Buffer.concat(chunks)),
  };
}
