import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { SHELL_URL } from '../../src/contract/service-worker/service-worker-urls';
import { cacheImage } from '../../tests/support/service-worker/image-requests';
import { createInMemoryCacheStorage } from '../../tests/support/service-worker/in-memory-cache-storage';
import {
  advanceTimersUntilSettled,
  installFakeTimeouts,
} from '../../tests/support/service-worker/service-worker-fixture';
import { saveImageRecord } from '../images/image-index';
import { setVersionsInMemory } from '../versions/versions-in-memory';
import { handleImage } from './image';

const ADDRESS = 'http://localhost/cdn/games/1.png';
const DAY = 24 * 3_600_000;
const headers = { 'content-type': 'image/png' };
const shell = { url: SHELL_URL, bytes: 9, sha256: '0'.repeat(64), group: 'critical' as const };

/** Requests the image. Resolves with what the page receives. */
async function show(): Promise<string> {
  const options = {
    event: { waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined) },
    request: new Request(ADDRESS),
    url: new URL(ADDRESS),
  };
  return (await handleImage(options as unknown as RouteHandlerCallbackOptions)).text();
}

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('caches', createInMemoryCacheStorage());
  vi.stubGlobal('location', new URL('http://localhost/m/sw.js'));
  setVersionsInMemory([{ id: 'i1', build: 'b1', serviceWorker: 'on', files: [shell] }]);
  await cacheImage(ADDRESS, new Response('kept', { headers }));
  await saveImageRecord({ url: ADDRESS, bytes: 4, storedAt: Date.now() - 8 * DAY, usedAt: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[OFF-3] stale image', () => {
  test('is returned if the network has not responded after three seconds', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    installFakeTimeouts();
    const { value, ms } = await advanceTimersUntilSettled(show());
    expect(value).toBe('kept');
    expect(ms).toBeGreaterThanOrEqual(3_000);
  });

  test('is replaced with the image from the network', async () => {
    vi.stubGlobal('fetch', async () => new Response('newer', { headers }));
    expect(await show()).toBe('newer');
  });
});

test('[OFF-3] no cached image is returned while no version is active', async () => {
  await saveImageRecord({ url: ADDRESS, bytes: 4, storedAt: Date.now(), usedAt: Date.now() });
  vi.stubGlobal('fetch', async () => new Response('of the network', { headers }));
  expect(await show()).toBe('kept');
  setVersionsInMemory([]);
  expect(await show()).toBe('of the network');
});

test('[OFF-3] when offline, a cached image is returned even if the first read of the cache timed out', async () => {
  const match = vi.spyOn(caches, 'match').mockReturnValueOnce(new Promise(() => undefined));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  installFakeTimeouts();
  expect((await advanceTimersUntilSettled(show())).value).toBe('kept');
  expect(match).toHaveBeenCalledTimes(2);
});

test.each([
  ['no-cache', 'newer'],
  ['max-age=0', 'newer'],
  ['max-age=600', 'cached'],
])('[OFF-3.6] if the cached image has Cache-Control %s, the %s image is returned', async (cacheControl, shown) => {
  await cacheImage(ADDRESS, new Response('cached', { headers: { ...headers, 'cache-control': cacheControl } }));
  vi.stubGlobal('fetch', async () => new Response('newer', { headers }));
  expect(await show()).toBe(shown);
});

test('[OFF-3] a request for an unavailable image results in a 504 response instead of a network error', async () => {
  vi.stubGlobal('caches', createInMemoryCacheStorage());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const respond = () =>
    handleImage({
      event: { waitUntil: () => undefined },
      request: new Request(ADDRESS),
      url: new URL(ADDRESS),
    } as unknown as RouteHandlerCallbackOptions);
  const ofHost = await respond();
  setVersionsInMemory([]);
  const ofNobody = await respond();
  expect([ofHost, ofNobody].map(({ status, type }) => [status, type])).toEqual([
    [504, 'default'],
    [504, 'default'],
  ]);
});
