import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IMAGE_CACHE } from '../../src/contract/storage-keys';
import { cacheImage, readCachedImage } from '../../tests/support/service-worker/image-requests';
import { createInMemoryCacheStorage } from '../../tests/support/service-worker/in-memory-cache-storage';
import { listImageRecords, saveImageRecord } from './image-index';

const NOW = Date.parse('2030-01-01T00:00:00Z');
const DAYS_30_MS = 2_592_000_000;
const address = (name: string | number) => new URL(`http://localhost/cdn/${name}.png`).href;
const cache = (name: string | number, bytes = 1) =>
  cacheImage(address(name), new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/png' } }));
const addRecord = (name: string | number, bytes: number, storedAt = NOW) =>
  saveImageRecord({ url: address(name), bytes, storedAt, usedAt: storedAt });
const recordedUrls = async () => {
  const images = await listImageRecords();
  return images.ok ? images.value.map(({ url }) => url) : [];
};
const cachedUrls = async () => (await (await caches.open(IMAGE_CACHE)).keys()).map(({ url }) => url);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('caches', createInMemoryCacheStorage());
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[OFF-3.1] limits of the image cache', () => {
  test('an image of 2 MB is cached, a larger one is not', async () => {
    await cache('fits', 2_000_000);
    await cache('large', 2_000_001);
    expect(await cachedUrls()).toEqual([address('fits')]);
    expect(await readCachedImage(address('large'))).toBeUndefined();
  });

  test('up to 600 images are cached; caching one more evicts the least recently used image', async () => {
    await addRecord('oldest', 1, NOW - 2);
    for (let n = 0; n < 598; n += 1) await addRecord(n, 1, NOW - 1);
    await cache('last');
    expect(await recordedUrls()).toHaveLength(600);
    expect(await recordedUrls()).toContain(address('oldest'));
    await cache('one more');
    expect(await recordedUrls()).toHaveLength(600);
    expect(await recordedUrls()).not.toContain(address('oldest'));
  });

  test('up to 30 MB of images are cached; caching one more byte evicts the least recently used image', async () => {
    await addRecord('oldest', 10_000_000, NOW - 2);
    await addRecord('older', 18_000_000, NOW - 1);
    await cache('fills it', 2_000_000);
    expect(await recordedUrls()).toHaveLength(3);
    await cache('one byte');
    expect((await recordedUrls()).sort()).toEqual([address('fills it'), address('older'), address('one byte')].sort());
  });

  test('an image stays cached for 30 days after it was fetched', async () => {
    await addRecord('30 days', 1, NOW - DAYS_30_MS);
    await addRecord('older', 1, NOW - DAYS_30_MS - 1);
    await cache('today');
    expect((await recordedUrls()).sort()).toEqual([address('30 days'), address('today')].sort());
  });

  test('the body of an evicted image is deleted from the cache', async () => {
    await cache('first');
    vi.setSystemTime(NOW + DAYS_30_MS + 1);
    await cache('second');
    expect(await cachedUrls()).toEqual([address('second')]);
  });
});
