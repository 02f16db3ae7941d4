import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ok } from '../../src/base/result';
import type { AssetFile } from '../../src/contract/asset-manifest';
import { memoryCaches } from '../../tests/support/memory-caches';
import { listImages } from '../images/image-index';
import { keepImage } from '../images/image-store';
import { hasContent } from '../versions/content-store';
import { stageFiles } from './stage-files';

/** Bytes: all files, and one picture of a hundred. */
const ROOM = 2_100;
const files: readonly AssetFile[] = Array.from({ length: 20 }, (_, n) => ({
  url: `/m/assets/page-${n}.js`,
  bytes: 100,
  sha256: `${n}`.padStart(64, '0'),
  group: 'lazy',
}));

/** Stages the files from a server that has them all, and tells how many it was asked for. */
async function stageAll() {
  let asked = 0;
  const failed = await stageFiles(files, async ({ bytes }) => {
    asked += 1;
    return ok(new Response('x'.repeat(bytes)));
  });
  const stored = await Promise.all(files.map(({ sha256 }) => hasContent(sha256)));
  return { asked, failed, stored: stored.filter(Boolean).length };
}

async function keepPictures(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await keepImage(`https://images.example/${n}.png`, new Response('x'.repeat(100)));
  }
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('caches', memoryCaches(ROOM));
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

describe('[OFF-3] a version for which there is no room', () => {
  test('[OFF-3] gets that of half the pictures', async () => {
    await keepPictures(2);
    expect(await stageAll()).toEqual({ asked: 20, failed: [], stored: 20 });
    expect(await listImages()).toMatchObject({ value: [{ bytes: 100 }] });
  });

  test('[OFF-3] is not fetched further when that is not enough', async () => {
    await keepPictures(16);
    const { asked, failed, stored } = await stageAll();
    expect(stored).toBe(13);
    expect(asked).toBeLessThan(20);
    expect(new Set(failed.map(({ fault }) => fault))).toEqual(new Set(['storage']));
  });
});
