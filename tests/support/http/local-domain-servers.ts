import { setTimeout as pause } from 'node:timers/promises';
import { PING_PATH } from '../../../src/contract/paths';
import { type Platform, startPlatform } from '../../platform/platform';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { reserveConnectionRefusingPort } from './refusing-port';
import { startTestServer, type TestRequestHandler } from './test-server';

/** Local servers that act as working and failing domains of one merchant, one per port. */
export class LocalDomainServers {
  private readonly closers: (() => Promise<void>)[] = [];
  private hostCount = 0;

  constructor(private readonly distDir: string) {}

  /** Starts a working domain: a complete platform with the built app. */
  async good(): Promise<{ origin: string; platform: Platform }> {
    const platform = await startPlatform({ distDir: this.distDir });
    this.closers.push(() => platform.close());
    return { origin: this.origin(platform.port), platform };
  }

  /** Starts a fault proxy to a platform's port. */
  async through(port: number): Promise<FaultProxy> {
    const proxy = await startFaultProxy(port);
    this.closers.push(() => proxy.close());
    return proxy;
  }

  /** Starts a domain that refuses connections. Resolves with its origin. */
  async refusing(): Promise<string> {
    const { port, close } = await reserveConnectionRefusingPort();
    this.closers.push(close);
    return this.origin(port);
  }

  /** Starts a domain that accepts requests and never responds. */
  hanging = (): Promise<string> => this.serve(() => undefined);

  /** Starts a captive portal, which responds to every request with the status 200 and HTML that any origin may read. */
  portal = (): Promise<string> =>
    this.serve((_, response) =>
      response.writeHead(200, { ...CORS, 'Content-Type': 'text/html' }).end('<h1>Sign in to our wifi</h1>'),
    );

  /** Starts a domain that redirects every ping to another origin. */
  redirecting = (to: string): Promise<string> =>
    this.serve(({ method }, response) =>
      method === 'OPTIONS'
        ? response.writeHead(204, CORS).end()
        : response.writeHead(302, { ...CORS, Location: to + PING_PATH }).end(),
    );

  /** Starts a domain that responds to a ping after `ms` milliseconds. */
  slow = (ms: number): Promise<string> =>
    this.serve(async ({ method }, response) => {
      if (method === 'OPTIONS') return response.writeHead(204, CORS).end();
      await pause(ms);
      return response.writeHead(200, CORS).end(PONG);
    });

  /**
   * Starts a domain that responds to a ping only after the returned `respond` is called. The returned `pinged`
   * resolves when a ping is waiting.
   */
  async holding(): Promise<{ origin: string; pinged: Promise<void>; respond: () => void }> {
    const [pinged, released] = [createSignal(), createSignal()];
    const origin = await this.serve(async ({ method }, response) => {
      if (method === 'OPTIONS') return response.writeHead(204, CORS).end();
      pinged.fire();
      await released.fired;
      return response.writeHead(200, CORS).end(PONG);
    });
    return { origin, pinged: pinged.fired, respond: released.fire };
  }

  async close(): Promise<void> {
    await Promise.all(this.closers.splice(0).map((close) => close()));
  }

  private async serve(respond: (...args: Parameters<TestRequestHandler>) => unknown): Promise<string> {
    const server = await startTestServer();
    server.respond = respond;
    this.closers.push(() => server.close());
    return this.origin(Number(new URL(server.origin).port));
  }

  /** Returns an origin with the port and a new host name, because every domain has a host name of its own. */
  private origin(port: number): string {
    this.hostCount += 1;
    return `http://fair-line-${this.hostCount}.localhost:${port}`;
  }
}

function createSignal(): { readonly fired: Promise<void>; readonly fire: () => void } {
  let fire = () => {};
  const fired = new Promise<void>((resolve) => {
    fire = resolve;
  });
  return { fired, fire };
}

const PONG = '{"success":true,"value":{"pong":true}}';
const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Merchant' };
