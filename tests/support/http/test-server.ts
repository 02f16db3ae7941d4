import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type TestRequestHandler = (request: RecordedRequest, response: ServerResponse) => void;

export interface TestServer {
  readonly origin: string;
  readonly requests: RecordedRequest[];
  /** Handler of the following requests. A test may replace it at any time. */
  respond: TestRequestHandler;
  /** Resolves once `count` requests have arrived in total. */
  waitForRequests(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Returns a handler that responds with `{success: true, value}`. */
export const createSuccessHandler =
  (value: unknown): TestRequestHandler =>
  (_, response) =>
    respondWithJson(response, { success: true, value });

export function respondWithJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** Starts an HTTP server on a free local port. */
export async function startTestServer(): Promise<TestServer> {
  const waiters: { count: number; resolve(): void }[] = [];
  // Without a timeout of idle connections, which a slow machine would reach while the client reuses one.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const recorded = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
      testServer.requests.push(recorded);
      for (const waiter of waiters) if (testServer.requests.length >= waiter.count) waiter.resolve();
      testServer.respond(recorded, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const testServer: TestServer = {
    origin: `http://127.0.0.1:${port}`,
    requests: [],
    respond: createSuccessHandler({}),
    waitForRequests: (count) =>
      new Promise((resolve) => {
        if (testServer.requests.length >= count) resolve();
        else waiters.push({ count, resolve });
      }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return testServer;
}
