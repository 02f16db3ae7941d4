import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ok } from '../../src/base/result';
import type { AssetFile } from '../../src/contract/service-worker/asset-manifest';
import { cacheImage } from '../../tests/support/service-worker/image-requests';
import { createInMemoryCacheStorage } from '../../tests/support/service-worker/in-memory-cache-storage';
import {
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { listImageRecords } from '../images/image-index';
import { readErrorLog } from '../runtime/error-log';
import { hasContentWithHash } from '../versions/content-store';
import { reportFailedFiles, storeMissingFiles } from './store-missing-files';

/** Storage quota (bytes): enough for all files and one image of 100 bytes. */
const QUOTA_BYTES = 2_100;
const files: readonly AssetFile[] = Array.from({ length: 20 }, (_, n) => ({
  url: `/m/assets/page-${n}.js`,
  bytes: 100,
  sha256: `${n}`.padStart(64, '0'),
  group: 'lazy',
}));

/** Stores all files. Resolves with the number of requests, the failed files and the number of stored files. */
async function storeAll() {
  let requests = 0;
  const failed = await storeMissingFiles(files, async ({ bytes }) => {
    requests += 1;
    return ok(new Response('x'.repeat(bytes)));
  });
  const stored = await Promise.all(files.map(({ sha256 }) => hasContentWithHash(sha256)));
  return { requests, failed, stored: stored.filter(Boolean).length };
}

async function cacheImages(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await cacheImage(`https://images.example/${n}.png`, new Response('x'.repeat(100)));
  }
}

describe('[OFF-3] version that exceeds the quota', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    vi.stubGlobal('caches', createInMemoryCacheStorage(QUOTA_BYTES));
    vi.stubGlobal('navigator', {});
  });
  afterEach(() => vi.unstubAllGlobals());

  test('precaching a version that exceeds the quota evicts half of the cached images', async () => {
    await cacheImages(2);
    expect(await storeAll()).toEqual({ requests: 20, failed: [], stored: 20 });
    expect(await listImageRecords()).toMatchObject({ value: [{ bytes: 100 }] });
  });

  test('precaching stops if the version exceeds the quota even after images have been evicted', async () => {
    await cacheImages(16);
    const { requests, failed, stored } = await storeAll();
    expect(stored).toBe(13);
    expect(requests).toBeLessThan(20);
    expect(new Set(failed.map(({ fault }) => fault))).toEqual(new Set(['storage']));
  });
});

describe('[OFF-2] files that could not be precached', () => {
  let rig: ServiceWorkerFixture;
  beforeEach(async () => {
    rig = await startServiceWorkerFixture();
  });
  afterEach(() => rig.close());

  test('files that could not be precached are reported to the pages, and each is logged', async () => {
    const files = [
      { url: '/m/assets/a.js', fault: 'hash' },
      { url: '/m/assets/b.js', fault: 'timeout' },
    ] as const;
    await reportFailedFiles('b1', files);
    expect(rig.broadcasts).toEqual([{ type: 'precache-failed', build: 'b1', files }]);
    expect((await readErrorLog()).map(({ what, build }) => [what, build])).toEqual([
      ['file: hash /m/assets/a.js', 'b1'],
      ['file: timeout /m/assets/b.js', 'b1'],
    ]);
  });
});
