import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PRECACHE_LOCK, RUNNING_BUILD_LOCK_PREFIX } from '../../src/contract/storage-keys';
import { runEventLoop } from '../../tests/support/clocks/event-loop';
import { cacheImage } from '../../tests/support/service-worker/image-requests';
import { createInMemoryCacheStorage } from '../../tests/support/service-worker/in-memory-cache-storage';
import {
  createShellFile,
  createStoredVersion,
  type DeployedFile,
  type DeployVersionOptions,
  installFakeTimeouts,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
  toAssetManifestEntry,
} from '../../tests/support/service-worker/service-worker-fixture';
import { listImageRecords } from '../images/image-index';
import { readErrorLog } from '../runtime/error-log';
import { hasContentWithHash, readContentByHash, storeContentByHash } from '../versions/content-store';
import { findNewestCompleteVersion, getServableVersions, setVersionsInMemory } from '../versions/versions-in-memory';
import {
  readNextUpdateCheckTime,
  readStoredVersions,
  writeNextUpdateCheckTime,
  writeStoredVersions,
} from '../versions/versions-store';
import { precacheVersionFromServer, precacheVersionFromServerWithLock } from './precache-version';

const script: DeployedFile = { url: '/m/assets/main.2.js', text: 'main2()' };
const page: DeployedFile = { url: '/m/assets/page.2.js', text: 'page2()', group: 'lazy' };
const deployed: DeployVersionOptions = { build: 'b2', files: [createShellFile('b2'), script, page] };
const older = createStoredVersion('b1');

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  rig.deploy(deployed);
  await writeStoredVersions([older]);
  setVersionsInMemory([older]);
  await storeContentByHash(older.files[0]?.sha256 ?? '', new Response('<title>b1</title>'));
});
afterEach(() => rig.close());

const { setTimeout: realTimeout } = globalThis;
const realPause = (ms: number) => new Promise((resolve) => realTimeout(resolve, ms));
const isStored = (file: DeployedFile) => hasContentWithHash(toAssetManifestEntry(file).sha256);
const activeBuild = async () => (await findNewestCompleteVersion())?.build;
const storedBuilds = async () => {
  const read = await readStoredVersions();
  return read.ok ? read.value.map(({ build }) => build) : read.error;
};
const faults = async () => (await readErrorLog()).map(({ what, build }) => [what, build]);
/** Resolves with the time until the next update check (ms). */
const msUntilNextCheck = async () => {
  const next = await readNextUpdateCheckTime();
  return next.ok ? next.value - Date.now() : Number.NaN;
};

describe('[UPD-2] new version', () => {
  test('a new version becomes active once its critical files are stored, and every page is notified', async () => {
    expect(await precacheVersionFromServer()).toBe(true);
    expect(await activeBuild()).toBe('b2');
    expect(await storedBuilds()).toEqual(['b2', 'b1']);
    expect((await getServableVersions()).map(({ build }) => build)).toEqual(['b2', 'b1']);
    expect(await (await readContentByHash(toAssetManifestEntry(script).sha256))?.text()).toBe('main2()');
    expect(rig.broadcasts).toEqual([
      { type: 'version-committed', build: 'b2', id: (await findNewestCompleteVersion())?.id },
    ]);
    expect(await faults()).toEqual([]);
  });

  test('[OPS-2] the next check does not fetch a new version again, only the document, whose host may have changed', async () => {
    await precacheVersionFromServer();
    rig.broadcasts.length = 0;
    rig.requested.length = 0;
    expect(await precacheVersionFromServer()).toBe(true);
    expect(rig.requested.map(({ path }) => path.split('?')[0]).sort()).toEqual([
      '/m/asset-manifest.json',
      '/m/index.html',
      '/mobile/mc/asset-manifest.json',
    ]);
    expect(rig.broadcasts).toEqual([]);
    expect(await storedBuilds()).toEqual(['b2', 'b1']);
  });

  test('if the browser has evicted a critical file of a new version, the next check stores the file again', async () => {
    await precacheVersionFromServer();
    await (await caches.open('fairground-content')).delete(`/m/content/${toAssetManifestEntry(script).sha256}`);
    expect(await precacheVersionFromServer()).toBe(true);
    expect(await isStored(script)).toBe(true);
  });

  test('a new version does not become active if the hash of a critical file is wrong', async () => {
    rig.deploy({ ...deployed, files: [createShellFile('b2'), script] });
    const { respond: answer } = rig.server;
    rig.server.respond = (request, response) =>
      request.url === script.url
        ? response.writeHead(200, { 'content-type': 'text/javascript' }).end('broken!')
        : answer(request, response);
    expect(await precacheVersionFromServer()).toBe(false);
    expect([await activeBuild(), await storedBuilds()]).toEqual(['b1', ['b1']]);
    expect(await isStored(createShellFile('b2'))).toBe(true);
    const files = [{ url: script.url, fault: 'hash' }];
    expect(rig.broadcasts).toEqual([{ type: 'precache-failed', build: 'b2', files }]);
    expect(await faults()).toEqual([[`file: hash ${script.url}`, 'b2']]);
    expect(await msUntilNextCheck()).toBeLessThanOrEqual(1_000);
  });

  test('storing a new version removes versions and files that are no longer needed', async () => {
    const oldest = createStoredVersion('b0');
    await writeStoredVersions([older, oldest]);
    await storeContentByHash(oldest.files[0]?.sha256 ?? '', new Response('<title>b0</title>'));
    await precacheVersionFromServer();
    expect(await storedBuilds()).toEqual(['b2', 'b1']);
    expect(await hasContentWithHash(oldest.files[0]?.sha256 ?? '')).toBe(false);
  });

  test('storing a new version does not remove the versions that pages run', async () => {
    await writeStoredVersions([older, createStoredVersion('b0')]);
    rig.locks.hold(`${RUNNING_BUILD_LOCK_PREFIX}b0`);
    await precacheVersionFromServer();
    expect(await storedBuilds()).toEqual(['b2', 'b1', 'b0']);
  });

  test('a new version becomes active with its critical files even if its lazy files exceed the quota', async () => {
    const large = { ...page, text: 'x'.repeat(1_000) };
    vi.stubGlobal('caches', createInMemoryCacheStorage(500));
    await storeContentByHash(older.files[0]?.sha256 ?? '', new Response('<title>b1</title>'));
    rig.deploy({ ...deployed, files: [createShellFile('b2'), script, large] });
    expect(await precacheVersionFromServer()).toBe(true);
    expect(await activeBuild()).toBe('b2');
    expect([await isStored(large), await faults()]).toEqual([false, []]);
  });

  test('a new version does not become active when a required lazy file cannot be fetched', async () => {
    rig.deploy({ ...deployed, files: [createShellFile('b2'), script, page] });
    const { respond: answer } = rig.server;
    rig.server.respond = (request, response) =>
      request.url === page.url ? response.writeHead(503).end() : answer(request, response);
    expect(await precacheVersionFromServer()).toBe(false);
    expect(await activeBuild()).toBe('b1');
    expect(rig.broadcasts).toMatchObject([{ type: 'precache-failed', files: [{ url: page.url, fault: 'status' }] }]);
  });

  test('while the database cannot be opened, a new version becomes active and stays active after another check', async () => {
    await storeContentByHash(older.files[0]?.sha256 ?? '', new Response('<title>b1</title>'));
    await rig.refuseDatabases();
    expect(await precacheVersionFromServer()).toBe(true);
    expect(await precacheVersionFromServer()).toBe(true);
    vi.restoreAllMocks();
    expect(await storedBuilds()).toEqual(['b1']);
    expect(await activeBuild()).toBe('b2');
  });

  test('[UPD-1.2] the version on the server is not fetched if it was released before a stored version', async () => {
    await writeStoredVersions([{ ...older, released: 200 }]);
    const manifest = { build: 'b0', released: 100, files: [toAssetManifestEntry(createShellFile('b0'))] };
    rig.server.respond = (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(manifest));
    expect(await precacheVersionFromServer()).toBe(false);
    expect(rig.arrived()).not.toContain('/m/index.html');
    expect(await faults()).toEqual([['check: older version', 'b0']]);
    expect(await msUntilNextCheck()).toBeGreaterThan(55_000);
  });

  test('[OPS-6.4] a stored version that was left is active again once the server has it with a later release time', async () => {
    await writeStoredVersions([
      { ...createStoredVersion('b2'), released: 200 },
      { ...older, released: 100 },
    ]);
    const files = [createShellFile('b1')];
    rig.deploy({ build: 'b1', files });
    const { respond } = rig.server;
    const manifest = { build: 'b1', released: 201, files: files.map(toAssetManifestEntry) };
    rig.server.respond = (request, response) =>
      request.url.startsWith('/m/asset-manifest.json')
        ? response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(manifest))
        : respond(request, response);
    expect(await precacheVersionFromServer()).toBe(true);
    expect(await storedBuilds()).toEqual(['b1', 'b2']);
    expect(rig.broadcasts).toMatchObject([{ type: 'version-committed', build: 'b1', released: 201 }]);
  });

  test('[UPD-1] the next check is due a minute after a new version was stored, or a second after a failed check', async () => {
    await precacheVersionFromServer();
    expect(await msUntilNextCheck()).toBeGreaterThan(55_000);
    expect(await msUntilNextCheck()).toBeLessThanOrEqual(60_000);
    await writeNextUpdateCheckTime(0);
    rig.goOffline();
    expect(await precacheVersionFromServer()).toBe(false);
    expect(await msUntilNextCheck()).toBeLessThanOrEqual(1_000);
    expect(await msUntilNextCheck()).toBeGreaterThan(0);
  });

  test('if the database is full, a new version is served until the service worker stops', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await precacheVersionFromServer()).toBe(true);
    expect(await activeBuild()).toBe('b2');
    put.mockRestore();
    expect(await storedBuilds()).toEqual(['b1']);
    expect(rig.broadcasts).toEqual([
      expect.objectContaining({ type: 'version-committed', build: 'b2' }),
      { type: 'storage-failed', reason: expect.stringContaining('full') },
    ]);
    expect(await faults()).toEqual([[expect.stringMatching(/^storage: .*full/), 'b2']]);
  });
});

describe('[UPD-1] update check', () => {
  test('after a failed update check, the active version is unchanged and the error is logged', async () => {
    rig.goOffline();
    expect(await precacheVersionFromServer()).toBe(false);
    expect([await activeBuild(), rig.broadcasts]).toEqual(['b1', []]);
    expect(await faults()).toEqual([['check: TypeError: Failed to fetch', undefined]]);
  });

  test('an update check fetches the manifests again after ten seconds when the two manifests name different builds', async () => {
    installFakeTimeouts();
    rig.deploy({ ...deployed, staticBuild: 'b1' });
    const staged = precacheVersionFromServer();
    await expect.poll(() => rig.server.requests.length, { interval: 1 }).toBe(2);
    rig.deploy(deployed);
    let waited = 0;
    for (; rig.server.requests.length === 2 && waited < 60_000; waited += 1_000) {
      await vi.advanceTimersByTimeAsync(1_000);
      // The requests take real time, on a busy machine more than a moment.
      await realPause(waited < 9_000 ? 30 : 500);
    }
    vi.useRealTimers();
    expect(await staged).toBe(true);
    expect(waited).toBeGreaterThanOrEqual(10_000);
    expect(waited).toBeLessThan(15_000);
    expect(await activeBuild()).toBe('b2');
  });
});

describe('[OFF-2] `serviceWorker` field of the manifest', () => {
  test('if the manifest sets `serviceWorker` to “off”, all stored versions, files and images are deleted', async () => {
    await cacheImage('https://images.example/a.png', new Response('a picture'));
    rig.deploy({ ...deployed, serviceWorker: 'off' });
    expect(await precacheVersionFromServer()).toBe(false);
    expect([await activeBuild(), await storedBuilds()]).toEqual([undefined, []]);
    expect(await listImageRecords()).toEqual({ ok: true, value: [] });
    expect(await hasContentWithHash(older.files[0]?.sha256 ?? '')).toBe(false);
    expect(rig.broadcasts).toEqual([]);
  });

  test('if the manifest sets `serviceWorker` to “pass”, no version is active, but the stored versions are kept', async () => {
    rig.deploy({ ...deployed, serviceWorker: 'pass' });
    expect(await precacheVersionFromServer()).toBe(false);
    expect([await getServableVersions(), await activeBuild(), await storedBuilds()]).toEqual([[], undefined, ['b1']]);
    expect(rig.broadcasts).toEqual([]);
  });

  test('the stored version becomes active again once the manifest sets `serviceWorker` back to “on”', async () => {
    await precacheVersionFromServer();
    rig.deploy({ ...deployed, serviceWorker: 'pass' });
    await precacheVersionFromServer();
    expect(await activeBuild()).toBeUndefined();
    rig.deploy(deployed);
    expect(await precacheVersionFromServer()).toBe(true);
    expect((await getServableVersions()).map(({ build }) => build)).toEqual(['b2', 'b1']);
    expect(await activeBuild()).toBe('b2');
  });
});

test('[UPD-1] a version is precached under the precache lock, so that no two service workers precache it at the same time', async () => {
  const release = rig.locks.hold(PRECACHE_LOCK);
  const staged = precacheVersionFromServerWithLock();
  await runEventLoop();
  expect(rig.requested).toEqual([]);
  release();
  await staged;
  expect(await activeBuild()).toBe('b2');
});
