import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IMAGE_CACHE } from '../../src/contract/storage-keys';
import { runEventLoop } from '../../tests/support/clocks/event-loop';
import { cacheImage, readCachedImage } from '../../tests/support/service-worker/image-requests';
import { createInMemoryCacheStorage } from '../../tests/support/service-worker/in-memory-cache-storage';
import {
  advanceTimersUntilSettled,
  installFakeTimeouts,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { clearImageCache, evictHalfOfImages } from './image-cache';
import {
  findImageRecord,
  listImageRecords,
  readCorsFailureTimeByOrigin,
  saveImageRecord,
  writeCorsFailureTimeByOrigin,
} from './image-index';

const addressOf = (n: number) => `https://images.example/${n}.png`;
const [ADDRESS, OTHER] = [addressOf(1), addressOf(2)];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
});
afterEach(() => rig.close());

const picture = (text = 'a picture', headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'image/png', ...headers } });
const bodies = async () => (await (await caches.open(IMAGE_CACHE)).keys()).map(({ url }) => url);
const notes = async () => {
  const listed = await listImageRecords();
  return listed.ok ? listed.value.map(({ url }) => url) : listed.error;
};
const noteOf = async (url: string) => {
  const found = await findImageRecord(url);
  return found.ok ? found.value : undefined;
};

describe('[OFF-3] cached image', () => {
  test('is returned with its body, its content type and its max-age', async () => {
    const before = Date.now();
    await cacheImage(ADDRESS, picture('a picture', { 'cache-control': 'max-age=60' }));
    const stored = await readCachedImage(ADDRESS);
    expect([await stored?.body.text(), stored?.body.headers.get('content-type')]).toEqual(['a picture', 'image/png']);
    expect(stored?.freshFor).toBe(60_000);
    expect(stored?.storedAt).toBeGreaterThanOrEqual(before);
    expect(await noteOf(ADDRESS)).toMatchObject({ url: ADDRESS, bytes: 9, usedAt: stored?.storedAt });
    expect(await caches.keys()).toEqual([IMAGE_CACHE]);
  });

  test('is not found if its record or its body is missing', async () => {
    expect(await readCachedImage(ADDRESS)).toBeUndefined();
    await saveImageRecord({ url: ADDRESS, bytes: 1, storedAt: 1, usedAt: 1 });
    expect(await readCachedImage(ADDRESS)).toBeUndefined();
    await (await caches.open(IMAGE_CACHE)).put(OTHER, picture());
    expect(await readCachedImage(OTHER)).toBeUndefined();
  });

  test('is not found if the database cannot be opened or the cache does not respond within a second', async () => {
    await cacheImage(ADDRESS, picture());
    await rig.refuseDatabases();
    expect(await readCachedImage(ADDRESS)).toBeUndefined();
    vi.restoreAllMocks();
    installFakeTimeouts();
    vi.stubGlobal('caches', { match: () => new Promise(() => undefined) });
    expect(await advanceTimersUntilSettled(readCachedImage(ADDRESS))).toEqual({ value: undefined, ms: 1_000 });
  });

  test.each([
    ['keeps', MINUTE, MINUTE],
    ['updates', MINUTE + 1, 0],
  ])('reading a cached image %s its last-used time if the previous use was %i ms ago', async (_, ago, expectedAge) => {
    await cacheImage(ADDRESS, picture());
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now);
    const image = { url: ADDRESS, bytes: 9, storedAt: now - DAY, usedAt: now - ago };
    await saveImageRecord(image);
    await readCachedImage(ADDRESS);
    await runEventLoop();
    expect(await noteOf(ADDRESS)).toEqual({ ...image, usedAt: now - expectedAge });
  });
});

describe('[OFF-3] image cache', () => {
  test('the image cache stores an image of two megabytes, but not a larger one', async () => {
    await cacheImage(ADDRESS, picture('x'.repeat(2_000_000)));
    await cacheImage(OTHER, picture('x'.repeat(2_000_001)));
    expect([await bodies(), await notes()]).toEqual([[ADDRESS], [ADDRESS]]);
  });

  test('when the cached images exceed thirty megabytes in total, the image cache evicts the least recently used ones', async () => {
    const now = Date.now();
    for (let n = 0; n < 16; n += 1) {
      await cacheImage(addressOf(n), picture());
      // Records a size as large as the limit allows.
      await saveImageRecord({ url: addressOf(n), bytes: 2_000_000, storedAt: now, usedAt: now - 100 + n });
    }
    await cacheImage(addressOf(16), picture('x'.repeat(2_000_000)));
    const left = Array.from({ length: 15 }, (_, n) => addressOf(n + 2)).sort();
    expect((await bodies()).sort()).toEqual(left);
    expect(await notes()).toEqual(left);
  });

  test('when more than six hundred images are cached, the image cache evicts the least recently used one', async () => {
    const now = Date.now();
    for (let n = 0; n < 600; n += 1)
      await saveImageRecord({ url: addressOf(n), bytes: 1, storedAt: now, usedAt: now - 700 + n });
    await cacheImage(addressOf(600), picture());
    const left = await notes();
    expect(left).toHaveLength(600);
    expect(left).not.toContain(addressOf(0));
  });

  test('when an image is cached, the image cache evicts images that were fetched more than thirty days ago', async () => {
    const now = Date.now();
    await cacheImage(ADDRESS, picture());
    await saveImageRecord({ url: ADDRESS, bytes: 1, storedAt: now - 30 * DAY - 1_000, usedAt: now });
    await saveImageRecord({ url: OTHER, bytes: 1, storedAt: now - 30 * DAY + 60_000, usedAt: now });
    await cacheImage(addressOf(3), picture());
    expect(await notes()).toEqual([OTHER, addressOf(3)]);
    expect(await bodies()).toEqual([addressOf(3)]);
  });
});

describe('[OFF-3] storage that is full or fails', () => {
  test('if caching an image would exceed the quota, half of the cached images are evicted and the image is not cached', async () => {
    vi.stubGlobal('caches', createInMemoryCacheStorage(40));
    for (let n = 0; n < 4; n += 1) await cacheImage(addressOf(n), picture('x'.repeat(10)));
    for (let n = 0; n < 4; n += 1)
      await saveImageRecord({ url: addressOf(n), bytes: 10, storedAt: Date.now(), usedAt: n });
    await cacheImage(addressOf(9), picture('x'.repeat(10)));
    expect((await bodies()).sort()).toEqual([addressOf(2), addressOf(3)]);
    expect(await notes()).toEqual([addressOf(2), addressOf(3)]);
  });

  test('evictHalfOfImages() evicts half of the cached images, rounded up', async () => {
    for (let n = 0; n < 5; n += 1) await cacheImage(addressOf(n), picture());
    await evictHalfOfImages();
    expect(await notes()).toHaveLength(2);
    expect(await bodies()).toHaveLength(2);
  });

  test('the image cache stores no image whose record cannot be written', async () => {
    await rig.refuseDatabases();
    await cacheImage(ADDRESS, picture());
    await evictHalfOfImages();
    await clearImageCache();
    vi.restoreAllMocks();
    expect([await bodies(), await notes()]).toEqual([[], []]);
  });

  test('the image cache waits at most ten seconds for each write if Cache Storage never responds', async () => {
    await cacheImage(ADDRESS, picture());
    installFakeTimeouts();
    vi.stubGlobal('caches', { open: () => new Promise(() => undefined) });
    // One write for the image and one for the evicted bodies.
    const { ms } = await advanceTimersUntilSettled(cacheImage(OTHER, picture()));
    expect(ms).toBeGreaterThanOrEqual(20_000);
    expect(ms).toBeLessThan(21_000);
  });
});

describe('[OFF-3] clearing the image cache', () => {
  test('deletes the records and bodies of all images', async () => {
    for (const url of [ADDRESS, OTHER]) await cacheImage(url, picture());
    await clearImageCache();
    expect([await bodies(), await notes()]).toEqual([[], []]);
  });

  test('opens no cache when no image is cached', async () => {
    const open = vi.spyOn(caches, 'open');
    await clearImageCache();
    expect(open).not.toHaveBeenCalled();
  });
});

test('[OFF-3] invalid entries in the stored CORS support of image origins are ignored', async () => {
  expect(await readCorsFailureTimeByOrigin()).toEqual({ ok: true, value: {} });
  for (const invalid of ['text', null, 1]) {
    await writeCorsFailureTimeByOrigin(invalid as never);
    expect(await readCorsFailureTimeByOrigin()).toEqual({ ok: true, value: {} });
  }
  await writeCorsFailureTimeByOrigin({ 'https://images.example': 0, 'https://other.example': 'yes' } as never);
  expect(await readCorsFailureTimeByOrigin()).toEqual({ ok: true, value: { 'https://images.example': 0 } });
});
