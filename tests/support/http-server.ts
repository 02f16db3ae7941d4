import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
export interface Arrived {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Answering = (request: Arrived, response: ServerResponse) => void;

export interface TestServer {
  readonly origin: string;
  readonly arrived: Arrived[];
  /** How the server answers from now on. */
  answer: Answering;
  /** Resolves when `count` requests in all have arrived. */
  waitFor(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Answers `{success: true, value}`. */
export const fine =
  (value: unknown): Answering =>
  (_, response) =>
    json(response, { success: true, value });

export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** A real HTTP server on a free port of this machine. */
export async function startServer(): Promise<TestServer> {
  const waiting: { count: number; resolve(): void }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
      tested.arrived.push(one);
      for (const waiter of waiting) if (tested.arrived.length >= waiter.count) waiter.resolve();
      tested.answer(one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const tested: TestServer = {
    origin: `http://127.0.0.1:${port}`,
    arrived: [],
    answer: fine({}),
    waitFor: (count) =>
      new Promise((resolve) => {
        if (tested.arrived.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return tested;
}
