import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { SHELL_URL } from '../../src/contract/service-worker/service-worker-urls';
import { ERROR_LOG_DATABASE, IMAGE_RECORDS_DATABASE, VERSIONS_DATABASE } from '../../src/contract/storage-keys';
import { createInMemoryCacheStorage } from '../../tests/support/service-worker/in-memory-cache-storage';
import { deleteImageRecordsOverLimits, listImageRecords, readImageHosts, saveImageRecord } from '../images/image-index';
import { isUpdateCheckDue } from '../precache/check-schedule';
import { handleNavigation } from '../routes/navigation';
import { readErrorLog } from '../runtime/error-log';
import { storeContentByHash } from './content-store';
import {
  readNextUpdateCheckTime,
  readServableVersions,
  readStoredVersions,
  writeStoredVersions,
} from './versions-store';

const SHELL_HASH = 'a'.repeat(64);
const complete = {
  id: 'i1',
  build: 'b1',
  serviceWorker: 'on' as const,
  files: [{ url: SHELL_URL, bytes: 5, sha256: SHELL_HASH, group: 'critical' as const }],
};

/** Writes a value of any shape into a database of the service worker. */
async function put(
  name: string,
  stores: Readonly<Record<string, IDBObjectStoreParameters>>,
  at: string,
  value: unknown,
) {
  const database = await openDB(name, 1, {
    upgrade: (created) => {
      for (const [store, options] of Object.entries(stores)) created.createObjectStore(store, options);
    },
  });
  const [store = '', key] = at.split('/');
  await database.put(store, value, key);
  database.close();
}

const putVersions = (value: unknown, at = 'generations/all') =>
  put(VERSIONS_DATABASE, { generations: {}, checks: {} }, at, value);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('caches', createInMemoryCacheStorage());
  vi.stubGlobal('navigator', { language: 'en-US' });
  vi.stubGlobal('fetch', async () => new Response('of the network'));
});
afterEach(() => vi.unstubAllGlobals());

const SHAPES: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['a number', 7],
  ['a text', 'versions'],
  ['an object', { build: 'b1' }],
  ['a list of null', [null]],
  ['a version without files', [{ id: 'i', build: 'b' }]],
  ['files of another shape', [{ ...complete, files: { [SHELL_URL]: SHELL_HASH } }]],
  ['a file without a group', [{ ...complete, files: [{ url: SHELL_URL, bytes: 5, sha256: SHELL_HASH }] }]],
  ['a file without an address', [{ ...complete, files: [{ maxBytes: 5, sha256: SHELL_HASH, group: 'critical' }] }]],
];

describe('[OFF-2] invalid records of versions', () => {
  test.each(SHAPES)('an invalid record of the stored versions (%s) is read as an empty list', async (_, value) => {
    await putVersions(value);
    expect(await readStoredVersions()).toEqual({ ok: true, value: [] });
    expect(await readServableVersions()).toEqual({ ok: true, value: [] });
  });

  test.each(SHAPES)(
    'a page is loaded from the network if the record of the stored versions is %s',
    async (_, value) => {
      await putVersions(value);
      const visit = {
        event: { waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined) },
        request: new Request('http://localhost/m/home'),
        url: new URL('http://localhost/m/home'),
      } as unknown as RouteHandlerCallbackOptions;
      expect(await (await handleNavigation(visit)).text()).toBe('of the network');
    },
  );

  test('a valid version is still served if the record of the stored versions also contains an invalid one', async () => {
    await putVersions([{ id: 'i2', build: 'b2', files: 'all' }, complete]);
    await storeContentByHash(SHELL_HASH, new Response('shell'));
    expect(await readServableVersions()).toEqual({ ok: true, value: [complete] });
  });

  test.each([
    ['a text', 'tomorrow'],
    ['NaN', Number.NaN],
    ['an object', {}],
  ])('an update check is due if the stored time of the next check is %s', async (_, value) => {
    await putVersions(value, 'checks/next');
    const next = await readNextUpdateCheckTime();
    expect(next.ok && isUpdateCheckDue(next.value, Date.now(), false)).toBe(true);
  });

  test('a version database without the app’s object stores is created again', async () => {
    (await openDB(VERSIONS_DATABASE, 1)).close();
    expect((await writeStoredVersions([complete])).ok).toBe(true);
    expect(await readStoredVersions()).toEqual({ ok: true, value: [complete] });
  });
});

describe('[OFF-3] invalid records of images', () => {
  const IMAGES = { images: { keyPath: 'url' }, hosts: {} };
  const LIMITS = { maxBytes: 1_000, maxCount: 10, maxAgeMs: 1_000_000 };

  test('invalid records of cached images are deleted, and valid ones are kept', async () => {
    await put(IMAGE_RECORDS_DATABASE, IMAGES, 'images', { url: 'https://a.example/odd.png', bytes: 'many' });
    const image = { url: 'https://a.example/1.png', bytes: 10, storedAt: Date.now(), usedAt: Date.now() };
    await saveImageRecord(image);
    expect(await listImageRecords()).toMatchObject({ ok: true, value: [image] });
    expect(await deleteImageRecordsOverLimits(LIMITS)).toEqual({ ok: true, value: ['https://a.example/odd.png'] });
    expect(await deleteImageRecordsOverLimits(LIMITS)).toEqual({ ok: true, value: [] });
  });

  test.each([[null], ['https://a.example/'], [{ 0: 'https://a.example/' }]])(
    'the stored value %j is read as an empty list of image hosts',
    async (value) => {
      await put(IMAGE_RECORDS_DATABASE, IMAGES, 'hosts/all', value);
      expect(await readImageHosts()).toEqual({ ok: true, value: [] });
    },
  );
});

test('[OFF-2] invalid entries in the error log are ignored', async () => {
  await put(ERROR_LOG_DATABASE, { faults: { autoIncrement: true } }, 'faults', { what: 7 });
  expect(await readErrorLog()).toEqual([]);
});
