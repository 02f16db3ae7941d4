import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CACHED_AT_HEADER } from '../../src/contract/service-worker-cache';
import { PUBLIC_RESPONSE_CACHE } from '../../src/contract/storage-keys';
import { runEventLoop } from '../../tests/support/clocks/event-loop';
import { cacheImage } from '../../tests/support/service-worker/image-requests';
import { createInMemoryCacheStorage } from '../../tests/support/service-worker/in-memory-cache-storage';
import {
  advanceTimersUntilSettled,
  createStoredVersion,
  createWorkboxRouteOptions,
  installFakeTimeouts,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { listImageRecords } from '../images/image-index';
import { createPublicResponseCacheKey } from '../public-responses/cache-key';
import { clearVersionsAndResponses } from '../versions/clear-versions-and-responses';
import { pruneVersionsAndResponses } from '../versions/prune-versions-and-responses';
import { setVersionsInMemory } from '../versions/versions-in-memory';
import { cacheMissingPublicResponses } from './cache-missing-public-responses';
import { handlePublicResponse, matchPublicResponse } from './public-response';

const LANES = '/wps/relay/GCSGAME_newGameVendor';
const MATCHES = '/wps/relay/GCSGAME_getGameMatchV2';
const COUNTRY = '/wps/system/country';
const DAY_MS = 24 * 3_600_000;
const JSON_HEADERS = { 'content-type': 'application/json' };
const OWN_HEADERS = { Merchant: 'FAIR', Language: 'EN' };

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  setVersionsInMemory([createStoredVersion('b1')]);
  respondWith('first');
});
afterEach(() => rig.close());

function respondWith(value: string, headers: Record<string, string> = {}): void {
  rig.server.respond = (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ success: true, value }));
}

function requestOf(path: string, headers: Record<string, string> = {}, cache: RequestCache = 'default'): Request {
  const request = new Request(new URL(path, location.href), { headers: { ...OWN_HEADERS, ...headers } });
  Object.defineProperty(request, 'cache', { value: cache });
  return request;
}

interface Shown {
  readonly value: unknown;
  readonly isCached: boolean;
}

/** Requests a response as a page does, and waits until the service worker has cached what it fetched. */
async function show(path: string, headers?: Record<string, string>, cache?: RequestCache): Promise<Shown | string> {
  const { options, work } = createWorkboxRouteOptions(requestOf(path, headers, cache));
  const response = await handlePublicResponse(options);
  for (let done = 0; done < work.length; done = work.length) await Promise.all(work);
  if (response.type === 'error') return 'network error';
  const text = await response.text();
  return response.ok
    ? { value: JSON.parse(text).value, isCached: response.headers.has(CACHED_AT_HEADER) }
    : `status ${response.status}`;
}
const cachedKeys = async () => (await (await caches.open(PUBLIC_RESPONSE_CACHE)).keys()).map(({ url }) => url);

describe('[OFF-3] requests that may be answered from the cache of public responses', () => {
  const matches = (request: Request) => matchPublicResponse(createWorkboxRouteOptions(request).options);

  test.each([
    ['a marked endpoint', () => requestOf(LANES)],
    ['a marked endpoint with a query', () => requestOf(`${LANES}?a=1`)],
  ])('the cache of public responses is used for %s', (_case, create) => {
    expect(matches(create())).toBe(true);
  });

  test.each([
    ['an endpoint that is not marked', () => requestOf('/wps/system/status')],
    ['a captcha', () => requestOf('/wps/captcha/image?t=1')],
    ['a path that only begins like a marked one', () => requestOf(`${LANES}2`)],
    ['the name of an object property', () => requestOf('/constructor')],
    ['a request with a token', () => requestOf(LANES, { Authorization: 'token' })],
    ['a request without a merchant', () => requestOf(LANES, { Merchant: '' })],
    ['a request without a language', () => requestOf(LANES, { Language: '' })],
    ['a write', () => new Request(new URL(LANES, location.href), { method: 'POST', headers: OWN_HEADERS })],
    ['a range', () => requestOf(LANES, { Range: 'bytes=0-1' })],
    ['a request for the HTTP cache alone', () => requestOf(LANES, {}, 'only-if-cached')],
  ])('the cache of public responses is not used for %s', (_case, create) => {
    expect(matches(create())).toBe(false);
  });

  test('the cache of public responses is not used for a request to another origin', () => {
    expect(matches(new Request(`https://other.example${LANES}`, { headers: OWN_HEADERS }))).toBe(false);
  });
});

describe('[OFF-3] stale-while-revalidate', () => {
  test('[OFF-3.5] a cached response is returned at once, and then replaced with the platform’s response', async () => {
    expect(await show(LANES)).toEqual({ value: 'first', isCached: false });
    respondWith('second');
    expect(await show(LANES)).toEqual({ value: 'first', isCached: true });
    expect(await show(LANES)).toEqual({ value: 'second', isCached: true });
  });

  test('the cached response is returned if the network or the platform fails', async () => {
    rig.server.respond = (_, response) => void response.writeHead(502).end();
    expect(await show(LANES)).toBe('status 502');
    respondWith('first');
    await show(LANES);
    rig.server.respond = (_, response) => void response.writeHead(502).end();
    expect(await show(LANES)).toEqual({ value: 'first', isCached: true });
    rig.goOffline();
    expect(await show(LANES)).toEqual({ value: 'first', isCached: true });
    expect(await show(`${LANES}?other=1`)).toBe('network error');
  });

  test('when offline, a cached response is returned until it is 30 days old', async () => {
    await show(LANES);
    rig.goOffline();
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 30 * DAY_MS - 60_000);
    expect(await show(LANES)).toEqual({ value: 'first', isCached: true });
    vi.spyOn(Date, 'now').mockReturnValue(now + 30 * DAY_MS + 1);
    expect(await show(LANES)).toBe('network error');
  });

  test('[OFF-3.5] a response for another merchant, language or query is never returned', async () => {
    await show(LANES);
    rig.goOffline();
    expect(await show(LANES, { Merchant: 'LUCK' })).toBe('network error');
    expect(await show(LANES, { Language: 'VI' })).toBe('network error');
    expect(await show(`${LANES}?a=1`)).toBe('network error');
    expect(await show(LANES)).toEqual({ value: 'first', isCached: true });
  });

  test('an unsuccessful response or a no-store response does not replace the cached response', async () => {
    await show(LANES);
    rig.server.respond = (_, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":false}');
    await show(LANES);
    respondWith('second', { 'cache-control': 'no-store' });
    expect(await show(LANES)).toEqual({ value: 'first', isCached: true });
    const headers = { [CACHED_AT_HEADER]: String(Date.now()) };
    const key = createPublicResponseCacheKey(requestOf(LANES)) ?? '';
    await (await caches.open(PUBLIC_RESPONSE_CACHE)).put(key, new Response('{"success":tr', { headers }));
    expect(await show(LANES)).toEqual({ value: 'second', isCached: false });
  });
});

describe('[OFF-3] network first', () => {
  test('the response of the platform is returned, or the cached one if the platform fails', async () => {
    await show(MATCHES);
    respondWith('second');
    expect(await show(MATCHES)).toEqual({ value: 'second', isCached: false });
    rig.server.respond = (_, response) => void response.writeHead(502).end();
    expect(await show(MATCHES)).toEqual({ value: 'second', isCached: true });
    rig.goOffline();
    expect(await show(MATCHES)).toEqual({ value: 'second', isCached: true });
  });

  test('the cached response is returned if the platform has not responded after three seconds', async () => {
    await show(MATCHES);
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    installFakeTimeouts();
    const { options } = createWorkboxRouteOptions(requestOf(MATCHES));
    const { value, ms } = await advanceTimersUntilSettled(handlePublicResponse(options));
    expect(value.headers.has(CACHED_AT_HEADER)).toBe(true);
    expect(ms).toBeGreaterThanOrEqual(3_000);
    expect(ms).toBeLessThan(3_500);
  });

  test('a cached response more than a day old is not returned', async () => {
    await show(MATCHES);
    rig.goOffline();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS + 1);
    expect(await show(MATCHES)).toBe('network error');
  });
});

describe('[OFF-3] request for a fresh response', () => {
  test.each<RequestCache>(['reload', 'no-store', 'no-cache'])(
    'a request with the cache mode %s gets the platform’s response, which is then cached',
    async (mode) => {
      await show(LANES);
      respondWith('second');
      expect(await show(LANES, {}, mode)).toEqual({ value: 'second', isCached: false });
      rig.goOffline();
      expect(await show(LANES, {}, mode)).toBe('network error');
      expect(await show(LANES)).toEqual({ value: 'second', isCached: true });
    },
  );

  test('joins a revalidation in flight, so that only one request is sent', async () => {
    await show(LANES);
    let release = () => {};
    rig.server.respond = (_, response) => {
      release = () => void response.writeHead(200, JSON_HEADERS).end('{"success":true,"value":"second"}');
    };
    rig.requested.length = 0;
    const first = show(LANES);
    await rig.server.waitForRequests(2);
    const reloaded = [show(LANES, {}, 'reload'), show(LANES, {}, 'reload')];
    await runEventLoop();
    release();
    for (const shown of reloaded) expect(await shown).toEqual({ value: 'second', isCached: false });
    expect(await first).toEqual({ value: 'first', isCached: true });
    expect(rig.requested).toHaveLength(1);
  });

  test('the first request after a revalidation gets its response; the next request is sent to the platform', async () => {
    await show(LANES);
    respondWith('second');
    rig.requested.length = 0;
    expect(await show(LANES)).toEqual({ value: 'first', isCached: true });
    expect(await show(LANES, {}, 'reload')).toEqual({ value: 'second', isCached: false });
    expect(rig.requested).toHaveLength(1);
    respondWith('third');
    expect(await show(LANES, {}, 'reload')).toEqual({ value: 'third', isCached: false });
    expect(rig.requested).toHaveLength(2);
  });

  test('is sent to the platform if the previous revalidation failed with a server error', async () => {
    await show(LANES);
    rig.server.respond = (_, response) => void response.writeHead(503).end();
    expect(await show(LANES)).toEqual({ value: 'first', isCached: true });
    respondWith('second');
    expect(await show(LANES, {}, 'reload')).toEqual({ value: 'second', isCached: false });
  });

  test('does not join a revalidation that has had no response for three seconds', async () => {
    const { fetch } = globalThis;
    const hanging = vi.fn(() => new Promise(() => undefined));
    vi.stubGlobal('fetch', hanging);
    void show(LANES);
    await expect.poll(() => hanging.mock.calls.length).toBe(1);
    vi.stubGlobal('fetch', fetch);
    expect(await show(LANES, { Language: 'VI' }, 'reload')).toEqual({ value: 'first', isCached: false });
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_100);
    expect(await show(LANES, {}, 'reload')).toEqual({ value: 'first', isCached: false });
  });
});

describe('[OFF-3] cache of public responses', () => {
  test('the cache holds up to 60 responses; caching one more evicts the response that was fetched first', async () => {
    const start = Date.now();
    for (let n = 0; n < 61; n += 1) {
      vi.spyOn(Date, 'now').mockReturnValue(start + n);
      await show(`${LANES}?n=${n}`);
    }
    expect((await cachedKeys()).length).toBe(60);
    expect((await cachedKeys()).some((url) => /[?&]n=0&/.test(url))).toBe(false);
  });

  test('[OFF-3.5] a response with games of up to 16 MiB is cached for use offline, another one of up to 2 MiB', async () => {
    const envelope = JSON.stringify({ success: true, value: '' }).length;
    const respondWithMib = (mib: number, more = 0) => respondWith('x'.repeat(mib * 1024 * 1024 - envelope + more));
    await show(COUNTRY);
    for (const [path, mib] of [
      [LANES, 16],
      [MATCHES, 2],
    ] as const) {
      respondWithMib(mib, 1);
      await show(path);
      expect((await cachedKeys()).some((url) => url.includes(path))).toBe(false);
      respondWithMib(mib);
      await show(path);
      expect((await cachedKeys()).some((url) => url.includes(path))).toBe(true);
    }
    // The largest response leaves space for the others.
    expect(await cachedKeys()).toHaveLength(3);
  });

  test('expired responses are deleted from the cache of public responses when old versions are deleted', async () => {
    await show(LANES);
    await pruneVersionsAndResponses();
    expect(await cachedKeys()).toHaveLength(1);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * DAY_MS);
    await pruneVersionsAndResponses();
    expect(await cachedKeys()).toEqual([]);
    await show(LANES);
    await clearVersionsAndResponses();
    expect(await caches.keys()).not.toContain(PUBLIC_RESPONSE_CACHE);
  });

  test('the cache of public responses is bypassed if there is no active version or Cache Storage does not respond', async () => {
    setVersionsInMemory([]);
    expect(await show(LANES)).toEqual({ value: 'first', isCached: false });
    expect(await cachedKeys()).toEqual([]);
    setVersionsInMemory([createStoredVersion('b1')]);
    installFakeTimeouts();
    vi.stubGlobal('caches', { open: () => new Promise(() => undefined) });
    expect((await advanceTimersUntilSettled(show(LANES))).value).toEqual({ value: 'first', isCached: false });
  });

  test('the platform’s response is returned even if the storage quota is exceeded when the response is cached', async () => {
    vi.stubGlobal('caches', createInMemoryCacheStorage(60));
    for (const n of [1, 2]) {
      const picture = new Response('x'.repeat(20), { headers: { 'content-type': 'image/png' } });
      await cacheImage(`https://i.example/${n}`, picture);
    }
    expect(await show(LANES)).toEqual({ value: 'first', isCached: false });
    const images = await listImageRecords();
    expect(images.ok && images.value.length).toBe(1);
  });
});

describe('[OFF-2] responses that a page loaded before the service worker controlled the page', () => {
  const send = (urls: readonly string[], merchant = 'FAIR') => {
    const { options } = createWorkboxRouteOptions(requestOf(LANES));
    const absolute = urls.map((url) => new URL(url, location.href).href);
    const { event } = options;
    return cacheMissingPublicResponses(event, { type: 'public-responses', urls: absolute, merchant, language: 'EN' });
  };

  test('cacheable responses are fetched again and cached, unless they are already cached', async () => {
    await show(MATCHES);
    rig.server.requests.length = 0;
    await send([LANES, MATCHES, '/wps/system/status?a=1', `https://other.example${LANES}`, 'no url']);
    expect(rig.arrived()).toEqual([LANES]);
    rig.goOffline();
    expect(await show(LANES)).toEqual({ value: 'first', isCached: true });
  });

  test('caching causes no error when offline or while no version is active', async () => {
    setVersionsInMemory([]);
    await send([LANES]);
    expect(rig.arrived()).toEqual([]);
    setVersionsInMemory([createStoredVersion('b1')]);
    rig.goOffline();
    await send([LANES]);
    expect(await cachedKeys()).toEqual([]);
  });
});
