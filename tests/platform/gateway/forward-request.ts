import type { IncomingHttpHeaders, IncomingMessage, RequestOptions } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { lookUpHost } from '../../../deploy/http/look-up-host';
import { createTextResponse, type HttpResponse } from '../server/http-response';
import type { IncomingRequest } from '../server/incoming-request';

/** A real gateway that `/wps` requests are forwarded to. */
export interface GatewayTarget {
  readonly origin: string;
  /** Host that the gateway gets in `Host` and `X-Forwarded-Host`; by default its own, and that of the page. */
  readonly host?: string;
}

/** Hop-by-hop headers, and headers that this server sets itself. */
const EXCLUDED_HEADERS = new Set([
  ...['host', 'connection', 'content-length', 'accept-encoding', 'transfer-encoding', 'keep-alive'],
  ...['x-forwarded-host', 'x-forwarded-proto'],
]);
/** Response headers that the app, the service worker or a browser reads. */
const RETURNED_HEADERS = [
  ...['content-type', 'cache-control', 'content-language', 'date', 'retry-after', 'vary', 'location', 'x-request-id'],
  ...['access-control-allow-origin', 'access-control-allow-headers', 'access-control-allow-methods'],
];
const TIMEOUT_MS = 60_000;

/** Forwards a request to a real gateway and resolves with its response. */
export async function forwardRequest(target: GatewayTarget, incoming: IncomingRequest): Promise<HttpResponse> {
  try {
    const response = await send(target, incoming);
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(Buffer.from(chunk));
    return {
      status: response.statusCode ?? 502,
      headers: selectHeaders(response.headers),
      cookies: (response.headers['set-cookie'] ?? []).map(toLocalCookie),
      body: Buffer.concat(chunks),
    };
  } catch (error) {
    return createTextResponse(
      `The gateway is not reachable: ${error instanceof Error ? error.message : String(error)}`,
      502,
    );
  }
}

/** Sends the request. Not with `fetch`, which replaces the header `Host`. */
function send({ origin, host }: GatewayTarget, incoming: IncomingRequest): Promise<IncomingMessage> {
  const url = new URL(incoming.path + incoming.search, origin);
  const kept = Object.entries(incoming.headers).filter(([name]) => !EXCLUDED_HEADERS.has(name));
  const options: RequestOptions & { servername?: string } = {
    method: incoming.method,
    timeout: TIMEOUT_MS,
    lookup: lookUpHost,
    // The certificate is that of the gateway, whatever host it is asked for.
    servername: url.hostname,
    headers: {
      ...Object.fromEntries(kept),
      Host: host ?? url.host,
      'X-Forwarded-Host': host ?? incoming.host,
      'X-Forwarded-Proto': new URL(incoming.origin).protocol.slice(0, -1),
      'Accept-Encoding': 'identity',
      'Content-Length': String(Buffer.byteLength(incoming.body)),
    },
  };
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, resolve);
    sent.once('error', reject);
    sent.once('timeout', () => sent.destroy(new Error('no response in time')));
    sent.end(incoming.body);
  });
}

function selectHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const returned = RETURNED_HEADERS.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return Object.fromEntries(returned);
}

/** A browser accepts neither another domain nor, over http, a secure cookie. */
const toLocalCookie = (cookie: string): string =>
  cookie.replace(/;\s*(?:domain=[^;]*|secure|samesite=none)(?=;|$)/gi, '');
