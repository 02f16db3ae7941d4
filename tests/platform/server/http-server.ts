import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { findRoute } from '../routes/find-route';
import type { Services } from '../services';
import { answerFault } from './answer-fault';
import { type Incoming, tryRead } from './incoming';
import { type Reply, text } from './reply';

/** Answers a request. */
export type Answer = (incoming: Incoming) => Reply | Promise<Reply>;

/** A server that reads whole requests, logs `/wps`, strikes with the dialled faults and sends whole replies. */
export function createPlatformServer(services: Services, answer: Answer): Server {
  return createServer((request, response) => {
    handle(services, answer, request, response).catch((error: unknown) => {
      if (request.destroyed && !request.complete) return; // the caller hung up in the middle of the request
      services.log(`${request.method} ${request.url} failed: ${error instanceof Error ? error.stack : String(error)}`);
      if (!response.headersSent) send(response, request.method, text('Internal error', 500));
    });
  });
}

async function handle(
  services: Services,
  answer: Answer,
  request: Parameters<typeof tryRead>[0],
  response: ServerResponse,
): Promise<void> {
  const incoming = await tryRead(request);
  if (!incoming) return send(response, request.method, text('Too large', 413));
  const logged = logCall(services, incoming);
  const started = performance.now();

  const merchant = incoming.merchant?.code ?? '';
  const endpoint = findRoute(incoming.method, incoming.path)?.endpoint.name;
  const isControl = incoming.path.startsWith('/console');
  const fault = isControl ? undefined : services.faults.take({ path: incoming.path, merchant, endpoint });
  if (fault?.latencyMs) await delay(fault.latencyMs);
  await fault?.held;
  if (fault?.hang) return;
  const reply = (fault && answerFault(fault)) ?? (await answer(incoming));
  if (logged) Object.assign(logged, { status: reply.status, took: Math.round(performance.now() - started) });
  if (fault?.cut) return sendHalf(response, reply);
  send(response, incoming.method, reply);
}

function logCall(services: Services, incoming: Incoming) {
  const { method, path, query, headers, body, merchant } = incoming;
  if (!path.startsWith('/wps/')) return undefined;
  return services.wire.record({
    at: services.clock.now(),
    merchant: merchant?.code ?? '',
    endpoint: findRoute(method, path)?.endpoint.name ?? '',
    method,
    path,
    query: query.toString(),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body,
  });
}

function send(response: ServerResponse, method: string | undefined, { status, headers, body }: Reply): void {
  const bytes = Buffer.from(body);
  const length = status === 304 ? {} : { 'Content-Length': String(bytes.length) };
  response.writeHead(status, { ...headers, ...length });
  response.end(method === 'HEAD' || status === 304 ? undefined : bytes);
}

/** Promises the whole body, sends half of it and breaks the connection. */
function sendHalf(response: ServerResponse, { status, headers, body }: Reply): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, 'Content-Length': String(bytes.length + 1) });
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}
