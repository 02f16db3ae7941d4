import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Database } from './database/database';
import { seed } from './seed/seed';
import { createAnswer } from './server/answer';
import { createPlatformServer } from './server/http-server';
import { createServices, type Services } from './services';

export interface PlatformOptions {
  /** 0, the default, takes any free port. */
  readonly port?: number;
  /** Folder of the database, or ':memory:', the default. */
  readonly dataDir?: string;
  /** The built app. */
  readonly distDir?: string;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  readonly log?: (line: string) => void;
  /** Origin of a real gateway that answers `/wps` instead. */
  readonly gateway?: string;
}

export interface Platform {
  readonly port: number;
  /** `http://localhost:port`; the other merchants' hosts answer on the same port. */
  readonly origin: string;
  readonly db: Database;
  readonly services: Services;
  close(): Promise<void>;
}

const MEMORY = ':memory:';
// The platform holds readable passwords and a console that shows them: it listens to this machine only.
const LOCAL = '127.0.0.1';

/** Starts the platform, seeded, on this machine. */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const { port = 0, dataDir = MEMORY, distDir = 'dist', now = Date.now, log = () => {}, gateway } = options;
  if (dataDir !== MEMORY) mkdirSync(dataDir, { recursive: true });
  const services = createServices(dataDir === MEMORY ? MEMORY : join(dataDir, 'platform.db'), now, log);
  seed(services);

  const server = createPlatformServer(services, createAnswer(services, { distDir: resolve(distDir), gateway }));
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, LOCAL, done);
  });
  const taken = (server.address() as AddressInfo).port; // a listening TCP server has an address of this shape
  return {
    port: taken,
    origin: `http://localhost:${taken}`,
    db: services.database,
    services,
    close: () =>
      new Promise((done) => {
        server.close(() => {
          services.database.close();
          done();
        });
        server.closeAllConnections();
      }),
  };
}
