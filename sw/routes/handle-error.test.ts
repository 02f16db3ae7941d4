import { sha256Hex, toAssetManifestEntry } from '../../tests/support/service-worker/service-worker-fixture';
import '../../tests/support/service-worker/workbox-globals';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { SHELL_URL } from '../../src/contract/service-worker/service-worker-urls';
import { createInMemoryCacheStorage } from '../../tests/support/service-worker/in-memory-cache-storage';
import { storeContentByHash } from '../versions/content-store';
import { writeStoredVersions } from '../versions/versions-store';
import { handleRouteError } from './handle-error';

const SCRIPT = '/m/assets/main-1.js';

/**
 * Returns a request whose handler threw. Its mode and destination are set afterwards, because the `Request`
 * constructor cannot set all of their values.
 */
function failed(path: string, { mode = 'cors', destination = '' } = {}): RouteHandlerCallbackOptions {
  const url = new URL(path, 'http://localhost');
  const request = new Request(url);
  Object.defineProperty(request, 'mode', { value: mode });
  Object.defineProperty(request, 'destination', { value: destination });
  return { event: { waitUntil: () => undefined } as unknown as ExtendableEvent, request, url };
}

const outcome = async (options: RouteHandlerCallbackOptions) => {
  const { status, type, ...response } = await handleRouteError(options).then(async (r) => ({
    status: r.status,
    type: r.type,
    text: await r.text(),
  }));
  return type === 'error' ? 'failed' : `${status} ${response.text.slice(0, 15)}`.trim();
};

beforeEach(async () => {
  vi.stubGlobal('caches', createInMemoryCacheStorage());
  vi.stubGlobal('navigator', { language: 'en-US' });
  const texts = { [SHELL_URL]: 'the shell', [SCRIPT]: 'the script' };
  const files = Object.entries(texts).map(([url, text]) => toAssetManifestEntry({ url, text }));
  await writeStoredVersions([{ id: 'i1', build: 'b1', serviceWorker: 'on', files }]);
  for (const text of Object.values(texts)) await storeContentByHash(sha256Hex(text), new Response(text));
});
afterEach(() => vi.unstubAllGlobals());

const REQUESTS: readonly (readonly [string, { mode?: string; destination?: string }, string, string])[] = [
  // request        init                         from the store     with a store that throws
  ['/m/home', { mode: 'navigate' }, '200 the shell', '503 <!doctype html>'],
  [SCRIPT, { destination: 'script' }, '200 the script', 'failed'],
  ['/cdn/a.png', { destination: 'image' }, '504', '504'],
];

describe('[OFF-2] request whose handler threw', () => {
  test.each(REQUESTS)('a request for %s is served from the network if its handler threw', async (path, init) => {
    vi.stubGlobal('fetch', async () => new Response('of the network'));
    expect(await outcome(failed(path, init))).toBe('200 of the network');
  });

  test.each(REQUESTS)(
    'if the handler threw and the network is down, a request to %s with %j results in “%s”',
    async (path, init, stored) => {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      expect(await outcome(failed(path, init))).toBe(stored);
    },
  );

  test.each(REQUESTS)(
    'if the handler threw, the network is down and Cache Storage throws, a request to %s with %j results in “$3”',
    async (path, init, _, expected) => {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      vi.stubGlobal('caches', {
        get open() {
          throw new Error('a defect');
        },
      });
      expect(await outcome(failed(path, init))).toBe(expected);
    },
  );
});
