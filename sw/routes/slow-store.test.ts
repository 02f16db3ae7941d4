import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { SHELL_URL } from '../../src/contract/service-worker/service-worker-urls';
import {
  advanceTimersUntilSettled,
  createStoredVersion,
  delayDatabases,
  installFakeTimeouts,
  sha256Hex,
} from '../../tests/support/service-worker/service-worker-fixture';
import { writeStoredVersions } from '../versions/versions-store';

const SCRIPT = '/m/assets/main-1.js';
const FILES = [
  { url: SHELL_URL, text: 'the shell' },
  { url: SCRIPT, text: 'the script' },
];
const NEWER_FILES = [
  { url: SHELL_URL, text: 'the newer shell' },
  { url: SCRIPT, text: 'the newer script' },
];
const STORED = new Map([...FILES, ...NEWER_FILES].map(({ text }) => [`/m/content/${sha256Hex(text)}`, text]));
const VERSION = createStoredVersion('b1', FILES);
const NEWER = createStoredVersion('b2', NEWER_FILES);
/** A newer version, of which the browser has evicted the script. */
const INCOMPLETE = createStoredVersion('b2', [
  { url: SHELL_URL, text: 'the shell' },
  { url: SCRIPT, text: 'evicted' },
]);

/** Returns what Cache Storage holds under a key. */
const readStored = (key: string) => (STORED.has(key) ? new Response(STORED.get(key)) : undefined);

/**
 * Stubs Cache Storage so that its next `hangingReads` reads never complete, as on a busy device or with a corrupt
 * browser profile.
 */
function stubSlowStore(hangingReads: number): void {
  let left = hangingReads;
  const match = (key: string) => {
    left -= 1;
    return left < 0 ? Promise.resolve(readStored(key)) : new Promise(() => undefined);
  };
  vi.stubGlobal('caches', { open: async () => ({ match }) });
}

/** Stubs Cache Storage so that every read takes `ms`. */
function stubCacheStorageWithDelay(ms: number): void {
  const match = (key: string) => new Promise((resolve) => setTimeout(() => resolve(readStored(key)), ms));
  vi.stubGlobal('caches', { open: async () => ({ match }) });
}

/** Makes the network respond to each request with a document. */
const serveDocument = () => vi.stubGlobal('fetch', async () => new Response('of the network'));

/** Returns a request as the router passes it. */
const visit = (path: string) =>
  ({
    event: { waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined) },
    request: new Request(`http://localhost${path}`),
    url: new URL(path, 'http://localhost'),
    sameOrigin: true,
  }) as unknown as RouteHandlerCallbackOptions;

let handleNavigation: typeof import('./navigation').handleNavigation;
let handleAsset: typeof import('./asset').handleAsset;
let handleRouteError: typeof import('./handle-error').handleRouteError;
beforeEach(async () => {
  vi.stubGlobal('navigator', { language: 'en-US' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  installFakeTimeouts();
  await writeStoredVersions([VERSION]);
  // Nothing is in memory, as in a service worker that has just been started.
  vi.resetModules();
  ({ handleNavigation } = await import('./navigation'));
  ({ handleAsset } = await import('./asset'));
  ({ handleRouteError } = await import('./handle-error'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = async (path: string) => (await advanceTimersUntilSettled(handleNavigation(visit(path)))).value;
const load = async (path: string) => (await advanceTimersUntilSettled(handleAsset(visit(path)))).value;
/** Requests a page whose handler has thrown. */
const showAfterError = async (path: string) => {
  const options = visit(path);
  Object.defineProperty(options.request, 'mode', { value: 'navigate' });
  return (await advanceTimersUntilSettled(handleRouteError(options))).value;
};

describe('[OFF-2] slow or unresponsive version store when offline', () => {
  test('when offline, the page is served even if the first read of the version store times out', async () => {
    stubSlowStore(1);
    const response = await show('/m/home');
    expect([response.status, await response.text()]).toEqual([200, 'the shell']);
  });

  test('when offline, a script is served even if the first read of the version store times out', async () => {
    stubSlowStore(1);
    expect(await (await load(SCRIPT)).text()).toBe('the script');
  });

  test('when offline, the page and its scripts are served although each read of the version store takes 4 s', async () => {
    stubCacheStorageWithDelay(4_000);
    const response = await show('/m/home');
    expect([response.status, await response.text()]).toEqual([200, 'the shell']);
    expect(await (await load(SCRIPT)).text()).toBe('the script');
  });

  test('when offline, the page is served although opening the database of the versions takes 4 s', async () => {
    stubSlowStore(0);
    delayDatabases(4_000);
    const response = await show('/m/home');
    expect([response.status, await response.text()]).toEqual([200, 'the shell']);
  });

  test('when offline, a script is served although opening the database of the versions takes 4 s', async () => {
    stubSlowStore(0);
    delayDatabases(4_000);
    expect(await (await load(SCRIPT)).text()).toBe('the script');
  });

  test('when offline, the older version is served if a file of the newest is missing and each read takes 4 s', async () => {
    await writeStoredVersions([INCOMPLETE, VERSION]);
    stubCacheStorageWithDelay(4_000);
    expect(await (await show('/m/home')).text()).toBe('the shell');
  });

  test('when offline, the page is served if its handler threw and each read of the version store takes 4 s', async () => {
    stubCacheStorageWithDelay(4_000);
    expect(await (await showAfterError('/m/home')).text()).toBe('the shell');
    expect(await (await advanceTimersUntilSettled(handleRouteError(visit(SCRIPT)))).value.text()).toBe('the script');
  });

  test('when offline, the offline page is shown if the version store never responds', async () => {
    stubSlowStore(Number.POSITIVE_INFINITY);
    expect((await show('/m/home')).status).toBe(503);
    expect((await load(SCRIPT)).type).toBe('error');
  });
});

describe('[UPD-2.5] slow version store after an update', () => {
  beforeEach(() => writeStoredVersions([NEWER, VERSION]));

  test.each([1, 2])(
    'the page does not fall back to the version before when %i reads of the store time out',
    async (reads) => {
      serveDocument();
      stubSlowStore(reads);
      expect(await (await show('/m/home')).text()).toBe('of the network');
    },
  );

  test('when offline, the new version is served although the first read of the store times out', async () => {
    stubSlowStore(1);
    expect(await (await show('/m/home')).text()).toBe('the newer shell');
  });

  describe('only the database knows the new version, as after another service worker has stored it', () => {
    beforeEach(async () => {
      stubSlowStore(0);
      await writeStoredVersions([VERSION]);
      expect(await (await show('/m/home')).text()).toBe('the shell');
      await writeStoredVersions([NEWER, VERSION]);
    });

    test('a page that reloads after Refresh does not get the version before from a database that takes 4 s', async () => {
      delayDatabases(4_000);
      serveDocument();
      expect(await (await show('/m/home')).text()).toBe('of the network');
    });

    test('when offline, the new version is served although opening the database takes 4 s', async () => {
      delayDatabases(4_000);
      expect(await (await show('/m/home')).text()).toBe('the newer shell');
    });

    test('[OFF-2] when offline, the version before is better than none if the database never responds', async () => {
      vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
      expect(await (await show('/m/home')).text()).toBe('the shell');
    });
  });

  test('the version before is served at once if a file of the new version is missing', async () => {
    serveDocument();
    await writeStoredVersions([INCOMPLETE, VERSION]);
    stubSlowStore(0);
    expect(await (await show('/m/home')).text()).toBe('the shell');
  });
});
