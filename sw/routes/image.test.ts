import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { SHELL_URL } from '../../src/contract/asset-manifest';
import { memoryCaches } from '../../tests/support/memory-caches';
import { noteImage } from '../images/image-index';
import { keepImage } from '../images/image-store';
import { rememberVersions } from '../versions/known-versions';
import { handleImage } from './image';

const ADDRESS = 'http://localhost/cdn/games/1.png';
const DAY = 24 * 3_600_000;
const headers = { 'content-type': 'image/png' };
const shell = { url: SHELL_URL, bytes: 9, sha256: '0'.repeat(64), group: 'critical' as const };

/** What a page gets that shows the picture. */
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
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('location', new URL('http://localhost/m/sw.js'));
  rememberVersions([{ id: 'i1', build: 'b1', serviceWorker: 'on', files: [shell] }]);
  await keepImage(ADDRESS, new Response('kept', { headers }));
  await noteImage({ url: ADDRESS, bytes: 4, storedAt: Date.now() - 8 * DAY, usedAt: Date.now() });
});
afterEach(() => vi.unstubAllGlobals());

describe('[OFF-3] a picture that is older than a week', () => {
  test('[OFF-3] is shown after three seconds of a line that says nothing', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const asked = performance.now();
    expect(await show()).toBe('kept');
    expect(performance.now() - asked).toBeGreaterThan(2_900);
  });

  test('[OFF-3] makes way for a newer one', async () => {
    vi.stubGlobal('fetch', async () => new Response('newer', { headers }));
    expect(await show()).toBe('newer');
  });
});

test('[OFF-3] without a version to run no kept picture is shown', async () => {
  await noteImage({ url: ADDRESS, bytes: 4, storedAt: Date.now(), usedAt: Date.now() });
  vi.stubGlobal('fetch', async () => new Response('of the network', { headers }));
  expect(await show()).toBe('kept');
  rememberVersions([]);
  expect(await show()).toBe('of the network');
});

test('[OFF-3] without a network a picture that the store was too slow to give at first is shown', async () => {
  const { open } = caches;
  const never = { match: () => new Promise(() => undefined) } as unknown as Cache;
  vi.spyOn(caches, 'open').mockResolvedValueOnce(never).mockImplementation(open);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await show()).toBe('kept');
});
