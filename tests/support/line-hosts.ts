import { setTimeout as pause } from 'node:timers/promises';
import { PING_PATH } from '../../src/contract/paths';
import { type Platform, startPlatform } from '../platform/platform';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { type Answering, startServer } from './http-server';
import { holdRefusingPort } from './refusing-port';

/** Real local servers as the domains of one merchant, one a port, good and dead. */
export class LineHosts {
  private readonly closers: (() => Promise<void>)[] = [];
  private names = 0;

  constructor(private readonly distDir: string) {}

  /** A whole platform with the built app: where a recovery should end. */
  async good(): Promise<{ origin: string; platform: Platform }> {
    const platform = await startPlatform({ distDir: this.distDir });
    this.closers.push(() => platform.close());
    return { origin: this.origin(platform.port), platform };
  }

  /** A line to a platform's port that a test can cut and heal. Its name is one that Node can look up, too. */
  async through(port: number): Promise<FaultProxy> {
    const line = await startFaultProxy(port);
    this.closers.push(() => line.close());
    return line;
  }

  /** Refuses the connection. */
  async refusing(): Promise<string> {
    const { port, close } = await holdRefusingPort();
    this.closers.push(close);
    return this.origin(port);
  }

  /** Accepts the request and never answers. */
  hanging = (): Promise<string> => this.serve(() => undefined);

  /** The page of whoever sits between: it answers everything, with 200, and lets any origin read it. */
  portal = (): Promise<string> =>
    this.serve((_, response) =>
      response.writeHead(200, { ...CORS, 'Content-Type': 'text/html' }).end('<h1>Sign in to our wifi</h1>'),
    );

  /** Sends every ping on to somebody else. */
  redirecting = (to: string): Promise<string> =>
    this.serve(({ method }, response) =>
      method === 'OPTIONS'
        ? response.writeHead(204, CORS).end()
        : response.writeHead(302, { ...CORS, Location: to + PING_PATH }).end(),
    );

  /** A good ping, `ms` late. */
  slow = (ms: number): Promise<string> =>
    this.serve(async ({ method }, response) => {
      if (method === 'OPTIONS') return response.writeHead(204, CORS).end();
      await pause(ms);
      return response.writeHead(200, CORS).end(PONG);
    });

  /** A good ping, once it is let go; `pinged` tells when one waits. */
  async held(): Promise<{ origin: string; pinged: Promise<void>; letGo: () => void }> {
    const [pinged, gone] = [signal(), signal()];
    const origin = await this.serve(async ({ method }, response) => {
      if (method === 'OPTIONS') return response.writeHead(204, CORS).end();
      pinged.give();
      await gone.given;
      return response.writeHead(200, CORS).end(PONG);
    });
    return { origin, pinged: pinged.given, letGo: gone.give };
  }

  async close(): Promise<void> {
    await Promise.all(this.closers.splice(0).map((close) => close()));
  }

  private async serve(answer: (...of: Parameters<Answering>) => unknown): Promise<string> {
    const server = await startServer();
    server.answer = answer;
    this.closers.push(() => server.close());
    return this.origin(Number(new URL(server.origin).port));
  }

  /** Each line has a name of its own, as domains do. */
  private origin(port: number): string {
    this.names += 1;
    return `http://fair-line-${this.names}.localhost:${port}`;
  }
}

function signal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

const PONG = '{"success":true,"value":{"pong":true}}';
const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Merchant' };
