import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Database } from './database/database';
import type { GatewayTarget } from './gateway/forward-request';
import { refreshLocalMerchants } from './merchants/find-merchant';
import { MERCHANTS_FOLDER } from './merchants/read-local-merchants';
import { seedDatabase } from './seed/seed';
import { seedTransactionHistory } from './seed/seed-transaction-history';
import { createRequestHandler } from './server/create-request-handler';
import { createPlatformServer } from './server/http-server';
import { createServices, type Services } from './services';
import { createLiveReload } from './start/live-reload';

export interface PlatformOptions {
  /** Port to listen on; 0, the default, selects a free port. */
  readonly port?: number;
  /** Folder of the database; ':memory:' by default. */
  readonly dataDir?: string;
  /** Folder of the built app. */
  readonly distDir?: string;
  /** Returns the time (epoch ms); the system clock by default. */
  readonly now?: () => number;
  readonly log?: (line: string) => void;
  /** A real gateway that `/wps` requests are forwarded to. */
  readonly gateway?: GatewayTarget;
  /** Whether popups and install prompts are on until the console or a test changes that; default: no. */
  readonly hasPopups?: boolean;
  /** Whether the demo member alice gets a week of transactions when the database is created; default: no. */
  readonly hasHistory?: boolean;
  /** Whether open pages reload after each build. */
  readonly liveReload?: boolean;
}

export interface Platform {
  readonly port: number;
  /** `http://localhost:PORT`, an origin of the merchant FAIR. The hosts of the other merchants use the same port. */
  readonly origin: string;
  readonly db: Database;
  readonly services: Services;
  close(): Promise<void>;
}

const MEMORY = ':memory:';
// The console shows readable passwords, so the server accepts local connections only.
const LOOPBACK = '127.0.0.1';

/** Starts a seeded platform on this machine. */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const { port = 0, dataDir = MEMORY, distDir = 'dist', now = Date.now, log = () => {}, gateway } = options;
  const file = dataDir === MEMORY ? MEMORY : join(dataDir, 'platform.db');
  const records = { folder: MERCHANTS_FOLDER, refresh: refreshLocalMerchants };
  const reload = options.liveReload ? createLiveReload(resolve(distDir), records) : undefined;
  if (dataDir !== MEMORY) mkdirSync(dataDir, { recursive: true });
  const services = createServices({ file, now, log, hasPopups: options.hasPopups ?? false });
  const isNew = seedDatabase(services);
  // Not in an existing database: a break, a limit or an open turnover of the member refuses the orders.
  if (isNew && options.hasHistory) seedTransactionHistory(services);

  const server = createPlatformServer(
    services,
    createRequestHandler(services, { distDir: resolve(distDir), gateway }),
    reload?.handle,
  );
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, LOOPBACK, done);
  });
  const boundPort = (server.address() as AddressInfo).port; // a listening TCP server has an address of this shape
  return {
    port: boundPort,
    origin: `http://localhost:${boundPort}`,
    db: services.database,
    services,
    close: () =>
      new Promise((done) => {
        reload?.close();
        server.close(() => {
          services.database.close();
          done();
        });
        server.closeAllConnections();
      }),
  };
}
