import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createShellFile,
  createStoredVersion,
  type DeployedFile,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { LAST_READ_TIMEOUT_MS } from '../runtime/time-limits';

const main: DeployedFile = { url: '/m/assets/main.1.js', text: 'main()' };
const page: DeployedFile = { url: '/m/assets/page.1.js', text: 'page()', group: 'lazy' };
const old = createStoredVersion('old');
const current = createStoredVersion('current', [createShellFile('current'), main, page]);

let rig: ServiceWorkerFixture;
let storeContentByHash: typeof import('./content-store').storeContentByHash;
let cache: typeof import('./versions-in-memory');
let store: typeof import('./versions-store');
/** Imports the modules again: nothing is in memory, as in a service worker that has just been started. */
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  vi.resetModules();
  ({ storeContentByHash } = await import('./content-store'));
  cache = await import('./versions-in-memory');
  store = await import('./versions-store');
});
afterEach(() => rig.close());

async function storeBodies(...files: readonly { readonly sha256: string }[]): Promise<void> {
  for (const { sha256 } of files) await storeContentByHash(sha256, new Response('body'));
}
const criticalOf = (version: typeof old) => version.files.filter(({ group }) => group === 'critical');
const buildsOf = async () => (await cache.getServableVersions()).map(({ build }) => build);

describe('[OFF-2] list of versions in memory', () => {
  test('is empty in a new service worker if the database cannot be opened', async () => {
    await rig.refuseDatabases();
    expect(await cache.getServableVersions()).toEqual([]);
    expect(await cache.findNewestCompleteVersion()).toBeUndefined();
  });

  test('is read from the database by a new service worker', async () => {
    await store.writeStoredVersions([current, old]);
    expect(await buildsOf()).toEqual(['current', 'old']);
  });

  test('is read from the database only once', async () => {
    await store.writeStoredVersions([current]);
    await cache.getServableVersions();
    const opened = vi.spyOn(indexedDB, 'open');
    await cache.getServableVersions();
    expect(opened).not.toHaveBeenCalled();
  });

  test('in bypass mode no complete version is found in the list of versions in memory', async () => {
    expect(await cache.findNewestCompleteVersion()).toBeUndefined();
    await storeBodies(...criticalOf(current));
    await store.writeStoredVersions([current]);
    await store.writeBypassMode(true);
    expect(await cache.findNewestCompleteVersion()).toBeUndefined();
    await store.writeBypassMode(false);
    expect((await cache.findNewestCompleteVersion())?.build).toBe('current');
  });

  test('stays unchanged while the database cannot be opened', async () => {
    await store.writeStoredVersions([old]);
    await storeBodies(...criticalOf(old));
    await cache.findNewestCompleteVersion();
    await rig.refuseDatabases();
    expect((await cache.findNewestCompleteVersion(LAST_READ_TIMEOUT_MS))?.build).toBe('old');
    expect(await buildsOf()).toEqual(['old']);
  });
});

describe('[UPD-2] version that a navigation gets', () => {
  test('a navigation gets the newest version whose critical files are all stored', async () => {
    await store.writeStoredVersions([current, old]);
    expect(await cache.findNewestCompleteVersion()).toBeUndefined();
    await storeBodies(...criticalOf(old));
    expect((await cache.findNewestCompleteVersion())?.build).toBe('old');
    await storeBodies(...criticalOf(current));
    expect((await cache.findNewestCompleteVersion())?.build).toBe('current');
    expect(await cache.isVersionComplete(current)).toBe(true);
  });

  test('a navigation never gets a version of which a critical file is missing', async () => {
    const [shell, script] = criticalOf(current);
    if (!shell || !script) throw new Error('two critical files');
    await storeBodies(shell);
    expect(await cache.isVersionComplete(current)).toBe(false);
  });

  test('a navigation gets the version that another service worker has made active in the meantime', async () => {
    await storeBodies(...criticalOf(old), ...criticalOf(current));
    cache.setVersionsInMemory([old]);
    await store.writeStoredVersions([current, old]);
    expect((await cache.findNewestCompleteVersion())?.build).toBe('current');
    expect(await buildsOf()).toEqual(['current', 'old']);
  });

  test('a navigation gets the version just precached, even if that version could not be written to the database', async () => {
    await storeBodies(...criticalOf(old), ...criticalOf(current));
    await store.writeStoredVersions([old]);
    cache.setVersionsInMemory([current, old], false);
    expect((await cache.findNewestCompleteVersion())?.build).toBe('current');
    expect(await buildsOf()).toEqual(['current', 'old']);
  });

  test('the version is read from the database again once a file of the version in memory is missing', async () => {
    await storeBodies(...criticalOf(old));
    await store.writeStoredVersions([old]);
    cache.setVersionsInMemory([current], false);
    expect(await cache.findNewestCompleteVersion()).toBeUndefined();
    expect((await cache.findNewestCompleteVersion())?.build).toBe('old');
  });
});
