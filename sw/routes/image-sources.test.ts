import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IMAGE_CACHE } from '../../src/contract/storage-keys';
import {
  advanceTimersUntilSettled,
  createStoredVersion,
  createWorkboxRouteOptions,
  installFakeTimeouts,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { readCorsFailureTimeByOrigin, saveImageRecord, writeImageHosts } from '../images/image-index';
import { setVersionsInMemory } from '../versions/versions-in-memory';
import { fetchImage } from './fetch-image';
import { handleImage } from './image';

const ADDRESS = 'https://images.example/brand/1.png';
const PNG = { 'content-type': 'image/png' };
const DAY = 24 * 3_600_000;

let rig: ServiceWorkerFixture;
const requests: Request[] = [];
/** Responds to the next image requests. */
let respond: (request: Request) => Promise<Response>;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  setVersionsInMemory([createStoredVersion('b1')]);
  await writeImageHosts(['https://images.example/brand/']);
  requests.length = 0;
  respond = async () => new Response('a picture', { headers: PNG });
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    return respond(request);
  });
});
afterEach(() => rig.close());

const visit = (address = ADDRESS) => createWorkboxRouteOptions(new Request(address, { mode: 'no-cors' }));
async function show(address = ADDRESS): Promise<string> {
  const { options, work } = visit(address);
  const response = await handleImage(options);
  const text = response.ok ? await response.text() : `${response.status}`;
  await settleAll(work);
  return text;
}
/** Waits until all promises in `work` have settled, including those added meanwhile. */
async function settleAll(work: Promise<unknown>[]): Promise<void> {
  for (let done = 0; done < work.length; ) {
    const all = [...work];
    await Promise.all(all);
    done = all.length;
  }
}
const cached = async () => (await (await caches.open(IMAGE_CACHE)).keys()).map(({ url }) => url);
const dead = () => Promise.reject(new TypeError('Failed to fetch'));
/** Sets the age of a cached image. */
const age = (ms: number) => saveImageRecord({ url: ADDRESS, bytes: 9, storedAt: Date.now() - ms, usedAt: Date.now() });

describe('[OFF-3] how an image is requested and cached', () => {
  test('an image of an image host is fetched once and cached', async () => {
    expect(await show()).toBe('a picture');
    expect(await cached()).toEqual([ADDRESS]);
    expect(await show()).toBe('a picture');
    expect(requests).toHaveLength(1);
  });

  test('an image of another origin is requested with CORS and without cookies', async () => {
    await show();
    const [request] = requests;
    expect([request?.url, request?.mode, request?.credentials]).toEqual([ADDRESS, 'cors', 'omit']);
    expect(request?.headers.get('accept')).toBe('image/*');
  });

  test('an image of the app’s own origin is fetched with the unchanged request, and cached', async () => {
    const own = `${rig.server.origin}/cdn/1.png`;
    const { options, work } = visit(own);
    await handleImage(options);
    await settleAll(work);
    expect(requests).toEqual([options.request]);
    expect(await cached()).toEqual([own]);
  });

  test.each([
    ['of a host that is not an image host', 'https://elsewhere.example/1.png', async () => undefined],
    ['requested while the image hosts cannot be read', ADDRESS, () => rig.refuseDatabases()],
    ['requested while no version is active', ADDRESS, async () => setVersionsInMemory([])],
  ])('an image %s is served from the network and not cached', async (_, address, prepare) => {
    await prepare();
    const { options } = visit(address);
    expect(await (await handleImage(options)).text()).toBe('a picture');
    expect(requests).toEqual([options.request]);
    expect(await cached()).toEqual([]);
  });

  test('an image with `Cache-Control: private` is returned but not cached', async () => {
    respond = async () => new Response('private', { headers: { ...PNG, 'cache-control': 'private' } });
    expect(await show()).toBe('private');
    expect(await cached()).toEqual([]);
  });

  test('an image is not cached if its download is interrupted', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
    respond = async () => new Response(body, { headers: PNG });
    const { options, work } = visit();
    expect((await handleImage(options)).status).toBe(200);
    await settleAll(work);
    expect(await cached()).toEqual([]);
  });

  test('an opaque response is returned for an image, even if a stale copy of the image is cached', async () => {
    await show();
    await age(8 * DAY);
    const opaque = new Response('opaque');
    Object.defineProperties(opaque, { type: { value: 'opaque' }, ok: { value: false } });
    respond = async () => opaque;
    expect(await handleImage(visit().options)).toBe(opaque);
  });
});

describe('[OFF-3][OFF-3.6] cached image that is older than a week', () => {
  beforeEach(async () => {
    await show();
    await age(8 * DAY);
    requests.length = 0;
  });

  test('is replaced with the image from the network', async () => {
    respond = async () => new Response('newer', { headers: PNG });
    expect(await show()).toBe('newer');
    expect(requests).toHaveLength(1);
    rig.goOffline();
    expect(await show()).toBe('newer');
  });

  test.each([
    ['responds 404', async () => new Response('gone', { status: 404 })],
    ['fails', dead],
  ])('is returned if the network %s', async (_, network) => {
    respond = network;
    expect(await show()).toBe('a picture');
  });

  test('is returned if the network has not responded after three seconds', async () => {
    installFakeTimeouts();
    respond = () => new Promise(() => undefined);
    const { value, ms } = await advanceTimersUntilSettled(handleImage(visit().options));
    expect(await value.text()).toBe('a picture');
    expect(ms).toBeGreaterThanOrEqual(3_000);
    expect(ms).toBeLessThan(3_500);
  });
});

describe('[OFF-3] image that is not cached', () => {
  test('an image that is not cached is returned with the HTTP status of the server’s response', async () => {
    respond = async () => new Response('gone', { status: 404 });
    expect(await show()).toBe('404');
    expect(await cached()).toEqual([]);
  });

  test('a request for an image that is not cached results in a 504 response when offline', async () => {
    respond = dead;
    expect(await show()).toBe('504');
  });
});

describe('[OFF-3] CORS support of an image origin', () => {
  const load = async (origin: string, path: string) => {
    const url = new URL(path, origin);
    return fetchImage(new Request(url, { mode: 'no-cors' }), url);
  };

  test('the CORS support of an image origin is saved after the first image', async () => {
    await load('https://open.example', '/1.png');
    await expect.poll(() => readCorsFailureTimeByOrigin()).toMatchObject({ value: { 'https://open.example': 0 } });
    const open = vi.spyOn(indexedDB, 'open');
    expect((await load('https://open.example', '/2.png')).ok).toBe(true);
    expect(open).not.toHaveBeenCalled();
  });

  test('the saved CORS support of an image origin is deleted once an image of the origin loads only without CORS', async () => {
    for (const origin of ['https://first.example', 'https://second.example']) await load(origin, '/1.png');
    respond = async (request) => (request.mode === 'cors' ? dead() : new Response('a picture', { headers: PNG }));
    await load('https://first.example', '/2.png');
    const readKnown = async () => {
      const read = await readCorsFailureTimeByOrigin();
      const known = read.ok ? Object.keys(read.value) : [];
      return ['https://first.example', 'https://second.example'].map((origin) => known.includes(origin));
    };
    await expect.poll(readKnown).toEqual([false, true]);
  });

  test('other images of an origin wait at most a second until the first image shows whether the origin supports CORS', async () => {
    installFakeTimeouts();
    respond = () => new Promise(() => undefined);
    void load('https://slow.example', '/1.png');
    await vi.waitUntil(() => requests.length === 1, { interval: 1, timeout: 60_000 });
    respond = async () => new Response('a picture', { headers: PNG });
    const { value, ms } = await advanceTimersUntilSettled(load('https://slow.example', '/2.png'));
    expect(value.ok).toBe(true);
    expect(ms).toBeGreaterThanOrEqual(1_000);
    expect(ms).toBeLessThan(1_500);
    expect(requests[1]?.mode).toBe('no-cors');
  });
});
