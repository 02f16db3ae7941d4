import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { SHELL_URL } from '../../src/contract/service-worker/service-worker-urls';
import {
  advanceTimersUntilSettled,
  installFakeTimeouts,
  sha256Hex,
  toAssetManifestEntry,
} from '../../tests/support/service-worker/service-worker-fixture';
import { writeStoredVersions } from '../versions/versions-store';
import { handleAsset } from './asset';
import { handleNavigation } from './navigation';

const SCRIPT = '/m/assets/main-1.js';
const FILES = [
  { url: SHELL_URL, text: 'the shell' },
  { url: SCRIPT, text: 'the script' },
];
const STORED = new Map(FILES.map(({ text }) => [`/m/content/${sha256Hex(text)}`, text]));

/**
 * Stubs Cache Storage so that its next `hangingReads` reads never complete, as on a busy device or with a corrupt
 * browser profile.
 */
function stubSlowStore(hangingReads: number): void {
  let left = hangingReads;
  const match = (key: string) => {
    left -= 1;
    return left < 0 ? Promise.resolve(new Response(STORED.get(key))) : new Promise(() => undefined);
  };
  vi.stubGlobal('caches', { open: async () => ({ match }) });
}

/** Stubs Cache Storage so that every read takes `ms`. */
function stubStoreWithDelay(ms: number): void {
  const match = (key: string) => new Promise((resolve) => setTimeout(() => resolve(new Response(STORED.get(key))), ms));
  vi.stubGlobal('caches', { open: async () => ({ match }) });
}

/** Returns a request as the router passes it. */
const visit = (path: string) =>
  ({
    event: { waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined) },
    request: new Request(`http://localhost${path}`),
    url: new URL(path, 'http://localhost'),
    sameOrigin: true,
  }) as unknown as RouteHandlerCallbackOptions;

beforeEach(async () => {
  vi.stubGlobal('navigator', { language: 'en-US' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  installFakeTimeouts();
  await writeStoredVersions([
    { id: 'i1', build: 'b1', serviceWorker: 'on', files: FILES.map((file) => toAssetManifestEntry(file)) },
  ]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = async (path: string) => (await advanceTimersUntilSettled(handleNavigation(visit(path)))).value;
const load = async (path: string) => (await advanceTimersUntilSettled(handleAsset(visit(path)))).value;

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
    stubStoreWithDelay(4_000);
    const response = await show('/m/home');
    expect([response.status, await response.text()]).toEqual([200, 'the shell']);
    expect(await (await load(SCRIPT)).text()).toBe('the script');
  });

  test('when offline, the offline page is shown if the version store never responds', async () => {
    stubSlowStore(Number.POSITIVE_INFINITY);
    expect((await show('/m/home')).status).toBe(503);
    expect((await load(SCRIPT)).type).toBe('error');
  });
});
