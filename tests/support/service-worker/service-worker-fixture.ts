import './workbox-globals';
import { createHash } from 'node:crypto';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { vi } from 'vitest';
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import type { AppVersion, AssetFile } from '../../../src/contract/service-worker/asset-manifest';
import {
  ASSET_MANIFEST_URL,
  SHELL_URL,
  STATIC_FILE_MANIFEST_URL,
} from '../../../src/contract/service-worker/service-worker-urls';
import { runEventLoop } from '../clocks/event-loop';
import { type RecordedRequest, startTestServer } from '../http/test-server';
import { createInMemoryCacheStorage } from './in-memory-cache-storage';
import { createInMemoryLockManager } from './in-memory-lock-manager';

/** A deployed file. */
export interface DeployedFile {
  readonly url: string;
  readonly text: string;
  readonly group?: AssetFile['group'];
  readonly onDemand?: boolean;
}

export interface DeployVersionOptions {
  readonly build: string;
  readonly files?: readonly DeployedFile[];
  /** Files of the static manifest. */
  readonly statics?: readonly DeployedFile[];
  /** Build id in the static manifest; it differs from the build id in the asset manifest only during a deployment. */
  readonly staticBuild?: string;
  readonly serviceWorker?: AppVersion['serviceWorker'];
}

/** A request of the service worker, with the options that an HTTP server cannot see. */
export interface ServiceWorkerRequest {
  readonly path: string;
  readonly cache: RequestCache;
  readonly redirect: RequestRedirect;
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** Returns the SHA-256 of a text (hex). */
export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the manifest entry of a file. */
export const toAssetManifestEntry = ({ url, text, group = 'critical', onDemand }: DeployedFile): AssetFile => ({
  url,
  bytes: Buffer.byteLength(text),
  sha256: sha256Hex(text),
  group,
  onDemand,
});

/** Returns the shell of a build. */
export const createShellFile = (build: string): DeployedFile => ({ url: SHELL_URL, text: `<title>${build}</title>` });

/** Returns a version as the version store lists it. The id of the version is `id-` followed by the build id. */
export const createStoredVersion = (
  build: string,
  files: readonly DeployedFile[] = [createShellFile(build)],
): AppVersion => ({
  id: `id-${build}`,
  build,
  serviceWorker: 'on',
  files: files.map(toAssetManifestEntry),
});

/**
 * Creates the environment of a service worker in Node: in-memory databases, caches and locks, pages that record
 * messages, and a real HTTP server. Globals are stubbed with `vi`; the returned `close` must be called after each
 * test.
 */
export async function startServiceWorkerFixture() {
  const server = await startTestServer();
  const locks = createInMemoryLockManager();
  const broadcasts: unknown[] = [];
  const requested: ServiceWorkerRequest[] = [];
  /** Paths of the responses in the simulated HTTP cache. */
  const httpCache = new Set<string>();
  const addPage = () => ({ postMessage: (message: unknown) => void broadcasts.push(message) });
  const pages = [addPage()];
  const matched: unknown[] = [];
  const scope = {
    clients: {
      matchAll: async (options: unknown) => {
        matched.push(options);
        return pages;
      },
      claim: vi.fn(async () => undefined),
    },
    registration: {} as Record<string, unknown>,
    skipWaiting: vi.fn(async () => undefined),
    // workbox writes to `self.caches`; tests replace the global.
    get caches() {
      return caches;
    },
  };
  const navigatorStub = { locks, onLine: true, language: 'en-US' } as Record<string, unknown>;

  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('caches', createInMemoryCacheStorage());
  vi.stubGlobal('location', new URL(`${server.origin}/m/sw.js`));
  vi.stubGlobal('navigator', navigatorStub);
  vi.stubGlobal('self', scope);
  Object.assign(scope, { __WB_DISABLE_DEV_LOGS: true });

  // Node's fetch supports neither relative URLs nor an HTTP cache.
  const { fetch: nodeFetch } = globalThis;
  vi.stubGlobal('fetch', async (input: string | Request, init: RequestInit = {}) => {
    const { cache = 'default', mode, redirect = 'follow', ...rest } = init;
    const target = typeof input === 'string' ? new URL(input, server.origin) : new URL(input.url);
    requested.push({ path: `${target.pathname}${target.search}`, cache, redirect });
    if (cache === 'only-if-cached') {
      if (mode !== 'same-origin') throw new TypeError('only-if-cached needs same-origin');
      if (!httpCache.has(target.pathname)) throw new TypeError('not in the HTTP cache');
    }
    return nodeFetch(typeof input === 'string' ? target : input, { ...rest, redirect });
  });

  /** Makes the server serve a version. A request for any other path gets a 404 response with HTML. */
  function deploy({
    build,
    files = [createShellFile(build)],
    statics = [],
    staticBuild = build,
    serviceWorker,
  }: DeployVersionOptions): void {
    const bodies = new Map([...files, ...statics].map(({ url, text }) => [url, text]));
    const serviceWorkerField = serviceWorker === undefined ? {} : { serviceWorker };
    bodies.set(
      ASSET_MANIFEST_URL,
      JSON.stringify({ build, ...serviceWorkerField, files: files.map(toAssetManifestEntry) }),
    );
    bodies.set(
      STATIC_FILE_MANIFEST_URL,
      JSON.stringify({ build: staticBuild, files: statics.map(toAssetManifestEntry) }),
    );
    server.respond = ({ url }, response) => {
      const [path = ''] = url.split('?');
      const body = bodies.get(path);
      const type = (body === undefined ? undefined : TYPES[path.split('.').at(-1) ?? '']) ?? 'text/html';
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body ?? '<h1>404</h1>');
    };
  }

  return {
    server,
    locks,
    scope,
    pages,
    /** Messages received by pages, in order. */
    broadcasts,
    /** Options that `clients.matchAll` was called with, in order. */
    matched,
    requested,
    httpCache,
    navigator: navigatorStub,
    deploy,
    /** Returns the paths of the requests that reached the server, without queries. */
    arrived: () => server.requests.map(({ url }: RecordedRequest) => url.split('?')[0]),
    /** Makes every request fail. */
    goOffline: () => {
      vi.stubGlobal('fetch', async () => {
        throw new TypeError('Failed to fetch');
      });
    },
    /** Makes opening any database fail. */
    async refuseDatabases() {
      const open = indexedDB.open.bind(indexedDB);
      (await openDB('newer', 2)).close();
      return vi.spyOn(indexedDB, 'open').mockImplementation(() => open('newer', 1));
    },
    async close() {
      vi.useRealTimers();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
      await server.close();
    },
  };
}
export type ServiceWorkerFixture = Awaited<ReturnType<typeof startServiceWorkerFixture>>;

/**
 * Returns the options that Workbox's router passes to a route for a request (`options`), and a list of the promises
 * that the route passes to `waitUntil` of the event (`work`).
 */
export function createWorkboxRouteOptions(request: Request) {
  const work: Promise<unknown>[] = [];
  const url = new URL(request.url);
  const options = {
    event: { waitUntil: (promise: Promise<unknown>) => void work.push(promise.catch(() => undefined)) },
    request,
    url,
    sameOrigin: url.origin === location.origin,
  } as unknown as RouteHandlerCallbackOptions & RouteMatchCallbackOptions;
  return { options, work };
}

/**
 * Step by which fake timers are advanced (ms). Between the steps the event loop runs, so that database operations,
 * which do not use the fake timers, can complete.
 */
const STEP_MS = 50;

/** Advances fake timers until `work` settles. Resolves with its value and the fake time it took (ms). */
export async function advanceTimersUntilSettled<T>(
  work: Promise<T>,
): Promise<{ readonly value: T; readonly ms: number }> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  work.then(settle, settle);
  // Hashes are computed in threads, which take real time.
  let openDigests = 0;
  const { digest } = crypto.subtle;
  const spy = vi.spyOn(crypto.subtle, 'digest').mockImplementation((...input) => {
    openDigests += 1;
    return digest.apply(crypto.subtle, input).finally(() => {
      openDigests -= 1;
    });
  });
  try {
    for (let ms = 0; ms < 100_000; ms += STEP_MS) {
      do await runEventLoop();
      while (openDigests > 0);
      if (isSettled) return { value: await work, ms };
      await vi.advanceTimersByTimeAsync(STEP_MS);
    }
  } finally {
    spy.mockRestore();
  }
  throw new Error('The work did not settle');
}

/** Stubs Cache Storage so that each of its reads takes `ms` with the current timers. The contents stay the same. */
export function delayCacheReads(ms: number): void {
  const { open } = caches;
  vi.stubGlobal('caches', {
    ...caches,
    open: async (name: string) => {
      const cache = await open(name);
      const match = (key: RequestInfo) =>
        new Promise((resolve) => setTimeout(() => void cache.match(key).then(resolve), ms));
      return { ...cache, match };
    },
  });
}

/** Makes every opening of a database take `ms`. The databases exist already: an upgrade is not delayed. */
export function delayDatabases(ms: number): void {
  const { dispatchEvent } = IDBOpenDBRequest.prototype;
  vi.spyOn(IDBOpenDBRequest.prototype, 'dispatchEvent').mockImplementation(function (this: IDBOpenDBRequest, event) {
    setTimeout(() => dispatchEvent.call(this, event), ms);
    return true;
  });
}

/**
 * Replaces only `setTimeout` and `clearTimeout` with fake timers, because the timeouts under test are implemented
 * with these functions.
 */
export const installFakeTimeouts = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
