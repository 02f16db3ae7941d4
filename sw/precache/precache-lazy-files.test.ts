import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PRECACHE_LOCK } from '../../src/contract/storage-keys';
import { runEventLoop } from '../../tests/support/clocks/event-loop';
import { cacheImage } from '../../tests/support/service-worker/image-requests';
import {
  createShellFile,
  createStoredVersion,
  type DeployedFile,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
  toAssetManifestEntry,
} from '../../tests/support/service-worker/service-worker-fixture';
import { listImageRecords } from '../images/image-index';
import { readErrorLog } from '../runtime/error-log';
import { hasContentWithHash } from '../versions/content-store';
import { setVersionsInMemory } from '../versions/versions-in-memory';
import { precacheLazyFiles } from './precache-lazy-files';

const first: DeployedFile = { url: '/m/assets/page.1.js', text: 'page1()', group: 'lazy' };
const second: DeployedFile = { url: '/m/assets/page.2.js', text: 'page2()', group: 'lazy' };
const files = [createShellFile('b1'), first, second];

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  rig.deploy({ build: 'b1', files });
  setVersionsInMemory([
    createStoredVersion('b1', files),
    createStoredVersion('b0', [{ ...first, url: '/m/assets/old.js' }]),
  ]);
});
afterEach(() => rig.close());

const isStored = (file: DeployedFile) => hasContentWithHash(toAssetManifestEntry(file).sha256);
const request = (change: Partial<Parameters<typeof precacheLazyFiles>[0]> = {}) =>
  precacheLazyFiles({ isWanted: false, isInterested: true, inUse: [], ...change });
const saveData = () => {
  rig.navigator.connection = { saveData: true };
};

describe('[OFF-2] lazy files', () => {
  test('the lazy files of the active version are stored, and the pages are then notified', async () => {
    await request();
    expect([await isStored(first), await isStored(second)]).toEqual([true, true]);
    expect(rig.arrived().sort()).toEqual([first.url, second.url]);
    expect(rig.broadcasts).toEqual([{ type: 'version-complete', build: 'b1' }]);
  });

  test('[OFF-3.2] on-demand files are stored with the other lazy files only if they are in use or the user asks for all files', async () => {
    const loaded: DeployedFile = { url: '/m/assets/texts.1.js', text: 'texts', group: 'lazy', onDemand: true };
    const other: DeployedFile = { url: '/m/assets/catalogue.1.js', text: 'other texts', group: 'lazy', onDemand: true };
    rig.deploy({ build: 'b1', files: [...files, loaded, other] });
    setVersionsInMemory([createStoredVersion('b1', [...files, loaded, other])]);
    await request({ inUse: [loaded.url] });
    expect(await Promise.all([second, loaded, other].map(isStored))).toEqual([true, true, false]);
    expect(rig.broadcasts).toEqual([{ type: 'version-complete', build: 'b1' }]);
    await request({ isWanted: true });
    expect(await isStored(other)).toBe(true);
  });

  test('the pages are notified if an on-demand file in use cannot be fetched', async () => {
    const loaded: DeployedFile = { url: '/m/assets/texts.1.js', text: 'texts', group: 'lazy', onDemand: true };
    setVersionsInMemory([createStoredVersion('b1', [...files, loaded])]);
    await request({ inUse: [loaded.url] });
    expect(rig.broadcasts).toEqual([
      { type: 'precache-failed', build: 'b1', files: [{ url: loaded.url, fault: 'status' }] },
    ]);
  });

  test('lazy files that fail to load are reported to the pages and logged', async () => {
    rig.deploy({ build: 'b1', files: [first] });
    await request();
    expect(await isStored(first)).toBe(true);
    expect(rig.broadcasts).toEqual([
      { type: 'precache-failed', build: 'b1', files: [{ url: second.url, fault: 'status' }] },
    ]);
    expect(await readErrorLog()).toMatchObject([{ what: `file: status ${second.url}`, build: 'b1' }]);
  });

  test('[OFF-3] while data saving is on, only the lazy files that are in the HTTP cache are stored', async () => {
    saveData();
    rig.httpCache.add(first.url);
    await request();
    expect([await isStored(first), await isStored(second)]).toEqual([true, false]);
    expect([rig.broadcasts, await readErrorLog()]).toEqual([[], []]);
  });

  test.each([
    // asked for by the user, data saving, fetched
    [false, false, false],
    [true, false, true],
    [true, true, true],
  ])(
    '[OFF-2.13] without interest, with isWanted=%s and saveData=%s, files that no page has loaded are fetched: %s',
    async (isWanted, isSaving, isFetched) => {
      if (isSaving) saveData();
      rig.httpCache.add(first.url);
      await request({ isInterested: false, isWanted });
      expect([await isStored(first), await isStored(second)]).toEqual([true, isFetched]);
    },
  );

  test('[OFF-3] the lazy files are fetched despite data saving if the user asks for them, and failures are reported', async () => {
    saveData();
    rig.deploy({ build: 'b1', files: [first] });
    await request({ isWanted: true });
    expect(await isStored(first)).toBe(true);
    expect(rig.broadcasts).toMatchObject([{ type: 'precache-failed' }]);
  });

  test('storing the lazy files evicts no image while the files fit the quota', async () => {
    const urls = ['https://images.example/1.png', 'https://images.example/2.png'];
    for (const url of urls) await cacheImage(url, new Response('a picture'));
    await request();
    await request();
    expect(rig.requested).toHaveLength(2);
    expect(await listImageRecords()).toMatchObject({ value: urls.map((url) => ({ url })) });
  });

  test('the lazy files are not fetched without an active version', async () => {
    setVersionsInMemory([]);
    await request();
    expect([rig.requested, rig.broadcasts]).toEqual([[], []]);
  });

  test('the lazy files are not fetched until another service worker has released the precache lock', async () => {
    const release = rig.locks.hold(PRECACHE_LOCK);
    const staged = request();
    await runEventLoop();
    expect(rig.requested).toEqual([]);
    release();
    await staged;
    expect(rig.requested).toHaveLength(2);
  });
});
