import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parseJsonObject } from '../../../src/base/parse-json-object';
import { sendDocument } from '../../../src/contract/endpoints/account/document-check';
import { createRequestId, REQUEST_ID_HEADER } from '../../../src/contract/request-id';
import type { Fault } from '../control/faults';
import { findRoute } from '../routes/find-route';
import type { Services } from '../services';
import { createErrorResponse, createTextResponse, type HttpResponse } from './http-response';
import { type IncomingRequest, tryReadRequest } from './incoming-request';
import { RefusalError } from './refusal';

/** Responds to a request. */
export type RequestHandler = (incoming: IncomingRequest) => HttpResponse | Promise<HttpResponse>;

/**
 * Creates a server that reads whole requests, records the requests to `/wps`, applies the configured faults and sends
 * whole responses. `intercept` may handle a request instead, which allows responses that stay open.
 */
export function createPlatformServer(
  services: Services,
  respond: RequestHandler,
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): Server {
  // Without a timeout of idle connections, which a slow machine would reach while the client reuses one.
  return createServer({ keepAliveTimeout: 0 }, (request, response) => {
    if (intercept(request, response)) return;
    handle(services, respond, request, response).catch((error: unknown) => {
      if (request.destroyed && !request.complete) return; // the client disconnected mid-request
      services.log(`${request.method} ${request.url} failed: ${error instanceof Error ? error.stack : String(error)}`);
      if (!response.headersSent) send(response, request.method, createTextResponse('Internal error', 500));
    });
  });
}

async function handle(
  services: Services,
  respond: RequestHandler,
  request: Parameters<typeof tryReadRequest>[0],
  response: ServerResponse,
): Promise<void> {
  const incoming = await tryReadRequest(request);
  if (incoming === 'too-large') return send(response, request.method, createTextResponse('Too large', 413));
  if (incoming === 'invalid') return send(response, request.method, createTextResponse('Bad request', 400));
  const entry = recordCall(services, incoming);
  // The app takes the platform's time from here, which the console may have moved.
  if (entry) response.setHeader('Date', new Date(services.clock.now()).toUTCString());
  const startedAt = performance.now();

  const merchant = incoming.merchant?.code ?? '';
  const endpoint = findRoute(incoming.method, incoming.path)?.endpoint.name;
  const isControl = incoming.path.startsWith('/console');
  const fault = isControl ? undefined : services.faults.take({ path: incoming.path, merchant, endpoint });
  if (fault?.latencyMs) await delay(fault.latencyMs);
  await fault?.held;
  if (fault?.hang) return;
  const answered = (fault && handleFault(fault)) ?? (await respond(incoming));
  const result = entry ? withRequestId(answered, entry.requestId) : answered;
  if (entry) Object.assign(entry, { status: result.status, took: Math.round(performance.now() - startedAt) });
  if (fault?.cut) return sendHalf(response, result);
  send(response, incoming.method, result);
}

function recordCall(services: Services, incoming: IncomingRequest) {
  const { method, path, query, headers, body, merchant } = incoming;
  if (!path.startsWith('/wps/')) return undefined;
  const endpoint = findRoute(method, path)?.endpoint.name ?? '';
  return services.wire.record({
    at: services.clock.now(),
    requestId: readRequestId(headers),
    merchant: merchant?.code ?? '',
    endpoint,
    method,
    path,
    query: query.toString(),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: endpoint === sendDocument.name ? removeDocument(body) : body,
  });
}

/** No log has the documents of members, in whichever spelling of JSON they were sent. */
function removeDocument(body: string): string {
  const sent = parseJsonObject(body);
  return sent ? JSON.stringify({ ...sent, content: '' }) : '';
}

/** What an id may look like that is logged and answered: that of another sender may be anything. */
const REQUEST_ID_PATTERN = /^[\w:.-]{1,128}$/;

function readRequestId(headers: IncomingHttpHeaders): string {
  const sent = String(headers[REQUEST_ID_HEADER.toLowerCase()] ?? '');
  return REQUEST_ID_PATTERN.test(sent) ? sent : createRequestId();
}

const withRequestId = (response: HttpResponse, requestId: string): HttpResponse => ({
  ...response,
  headers: { ...response.headers, [REQUEST_ID_HEADER]: requestId },
});

function send(
  response: ServerResponse,
  method: string | undefined,
  { status, headers, cookies = [], body }: HttpResponse,
): void {
  const bytes = Buffer.from(body);
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  const length = status === 304 ? {} : { 'Content-Length': String(bytes.length) };
  response.writeHead(status, { 'X-Content-Type-Options': 'nosniff', ...headers, ...length });
  response.end(method === 'HEAD' || status === 304 ? undefined : bytes);
}

/** Announces the length of the full body, sends half of the body and destroys the connection. */
function sendHalf(response: ServerResponse, { status, headers, body }: HttpResponse): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, 'Content-Length': String(bytes.length + 1) });
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}

/**
 * Returns the response that a fault sends instead of the platform's response; `undefined` if the fault does not
 * replace the response.
 */
function handleFault({ status, body, contentType, cacheControl, errorCode, message }: Fault): HttpResponse | undefined {
  if (errorCode !== undefined)
    return createErrorResponse(new RefusalError(errorCode, message ?? errorCode, status ?? 200));
  if (status === undefined && body === undefined) return undefined;
  const response = createTextResponse(body ?? '', status ?? 200, contentType ?? 'application/json');
  if (cacheControl === undefined) return response;
  return { ...response, headers: { ...response.headers, 'Cache-Control': cacheControl } };
}
