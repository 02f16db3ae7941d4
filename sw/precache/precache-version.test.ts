import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { computeSha256 } from '../../src/base/sha256';
import type { AppVersion, AssetFile } from '../../src/contract/service-worker/asset-manifest';
import {
  ASSET_MANIFEST_URL,
  SHELL_URL,
  STATIC_FILE_MANIFEST_URL,
} from '../../src/contract/service-worker/service-worker-urls';
import { RUNNING_BUILD_LOCK_PREFIX } from '../../src/contract/storage-keys';
import { createInMemoryCacheStorage } from '../../tests/support/service-worker/in-memory-cache-storage';
import {
  advanceTimersUntilSettled,
  delayDatabases,
  installFakeTimeouts,
  sha256Hex,
} from '../../tests/support/service-worker/service-worker-fixture';
import { handleNavigation } from '../routes/navigation';
import { hasContentWithHash, storeContentByHash } from '../versions/content-store';
import { findNewestCompleteVersion } from '../versions/versions-in-memory';
import { readStoredVersions, writeNextUpdateCheckTime, writeStoredVersions } from '../versions/versions-store';
import { precacheVersionFromServer } from './precache-version';

const SHELL = '<!doctype html><title>the app</title>';
const OLDER_HASH = sha256Hex('older');
const older: AppVersion = {
  id: 'i0',
  build: 'b0',
  serviceWorker: 'on',
  files: [{ url: SHELL_URL, bytes: 5, sha256: OLDER_HASH, group: 'critical' }],
};

/** Stubs `fetch` with a server that has one version, whose only file is its shell. */
async function serve(serviceWorker: AppVersion['serviceWorker'] = 'on', status = 200): Promise<void> {
  const body = new TextEncoder().encode(SHELL);
  const shell = { url: SHELL_URL, bytes: body.byteLength, sha256: await computeSha256(body.buffer), group: 'critical' };
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === SHELL_URL) return new Response(SHELL, { status, headers: { 'content-type': 'text/html' } });
    return Response.json({ build: 'b1', serviceWorker, files: url.startsWith(ASSET_MANIFEST_URL) ? [shell] : [] });
  });
}

const storedBuilds = async () => {
  const read = await readStoredVersions();
  return read.ok ? read.value.map(({ build }) => build) : read.error;
};

beforeEach(async () => {
  vi.stubGlobal('location', new URL('https://m.example/m/sw.js'));
  vi.stubGlobal('caches', createInMemoryCacheStorage());
  vi.stubGlobal('self', { clients: { matchAll: async () => [] } });
  vi.stubGlobal('navigator', {
    locks: { query: async () => ({ held: [{ name: `${RUNNING_BUILD_LOCK_PREFIX}b0` }] }) },
  });
  await serve();
  await writeStoredVersions([older]);
  await storeContentByHash(OLDER_HASH, new Response('older'));
});
afterEach(() => vi.unstubAllGlobals());

test('[UPD-2] if the database times out while a version is precached, the other stored versions are kept', async () => {
  installFakeTimeouts();
  // A busy device: this access never completes.
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => new IDBOpenDBRequest());
  expect((await advanceTimersUntilSettled(precacheVersionFromServer())).value).toBe(true);
  vi.useRealTimers();
  expect((await findNewestCompleteVersion())?.build).toBe('b1');
  expect(await storedBuilds()).toEqual(['b0']);
  expect(await hasContentWithHash(OLDER_HASH)).toBe(true);

  // The next check writes the list.
  expect(await precacheVersionFromServer()).toBe(true);
  expect(await storedBuilds()).toEqual(['b1', 'b0']);
  expect(await hasContentWithHash(OLDER_HASH)).toBe(true);
});

test('[UPD-2.5] a version is stored although each access to the database takes 4 s', async () => {
  installFakeTimeouts();
  delayDatabases(4_000);
  expect((await advanceTimersUntilSettled(precacheVersionFromServer())).value).toBe(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(await storedBuilds()).toEqual(['b1', 'b0']);
});

test('[UPD-2.5] the other versions stay in memory although a read of them fails and the next takes 4 s', async () => {
  vi.resetModules();
  const { precacheVersionFromServer: precache } = await import('./precache-version');
  const { getServableVersions } = await import('../versions/versions-in-memory');
  installFakeTimeouts();
  delayDatabases(4_000);
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => new IDBOpenDBRequest());
  expect((await advanceTimersUntilSettled(precache())).value).toBe(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect((await getServableVersions()).map(({ build }) => build)).toEqual(['b1', 'b0']);
});

test('[OFF-2] in bypass mode no version is active, and the stored versions are kept', async () => {
  await serve('pass');
  expect(await precacheVersionFromServer()).toBe(false);
  expect(await findNewestCompleteVersion()).toBeUndefined();
  expect(await storedBuilds()).toEqual(['b0']);
  expect(await hasContentWithHash(OLDER_HASH)).toBe(true);

  // The bypassed version does not become active again when the new one is not available.
  await serve('on', 503);
  expect(await precacheVersionFromServer()).toBe(false);
  expect(await findNewestCompleteVersion()).toBeUndefined();

  await serve('on');
  expect(await precacheVersionFromServer()).toBe(true);
  expect((await findNewestCompleteVersion())?.build).toBe('b1');
  expect(await storedBuilds()).toEqual(['b1', 'b0']);
});

describe('installs and updates from the server', () => {
  /** Bodies of the server's responses by path. The server responds to any other path with 404. */
  let served: Map<string, string>;
  const requested: string[] = [];

  beforeEach(() => {
    served = new Map();
    requested.length = 0;
    vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [] }) } });
    vi.stubGlobal('fetch', async (address: string) => {
      const [path = ''] = address.split('?');
      requested.push(path);
      const body = served.get(path);
      const type = path.endsWith('.html') ? 'text/html' : path.endsWith('.js') ? 'text/javascript' : 'application/json';
      return new Response(body ?? 'missing', {
        status: body === undefined ? 404 : 200,
        headers: { 'content-type': type },
      });
    });
  });

  const fileOf = async (url: string, text: string): Promise<AssetFile> => ({
    url,
    bytes: text.length,
    sha256: await computeSha256(new TextEncoder().encode(text).buffer),
    group: url === SHELL_URL ? 'critical' : 'lazy',
  });

  /**
   * Deploys a version with a shell and one lazy script for each name. The path and the content of a script contain
   * its name and the build.
   */
  async function deploy(build: string, names: readonly string[], released?: number): Promise<void> {
    const texts = [
      [SHELL_URL, `shell ${build}`] as const,
      ...names.map((name) => [`/m/assets/${name}-${build}.js`, `${name} ${build}`] as const),
    ];
    for (const [url, text] of texts) served.set(url, text);
    const files = await Promise.all(texts.map(([url, text]) => fileOf(url, text)));
    served.set(ASSET_MANIFEST_URL, JSON.stringify({ build, released, files }));
    served.set(STATIC_FILE_MANIFEST_URL, JSON.stringify({ build, files: [await fileOf('/m/icons/icon.png', 'icon')] }));
  }

  const activeBuild = async () => (await findNewestCompleteVersion())?.build;
  const isStored = async (text: string) => hasContentWithHash((await fileOf('/m/x.js', text)).sha256);

  /**
   * Installs a version with one lazy script for each name, and stores only the scripts whose names are in `visited`.
   */
  async function install(names: readonly string[], visited: readonly string[], released?: number): Promise<void> {
    await writeStoredVersions([]);
    await deploy('one', names, released);
    expect(await precacheVersionFromServer()).toBe(true);
    for (const name of visited)
      await storeContentByHash((await fileOf('', `${name} one`)).sha256, new Response(`${name} one`));
  }

  test('[UPD-2.2] an update stores the new files and the new versions of stored files, but no other files', async () => {
    await install(['catalogue-vi', 'page-login', 'page-wallet'], ['catalogue-vi', 'page-login']);
    await deploy('two', ['catalogue-vi', 'page-login', 'page-wallet', 'page-new']);
    expect(await precacheVersionFromServer()).toBe(true);
    expect(await activeBuild()).toBe('two');
    const names = ['catalogue-vi', 'page-login', 'page-new', 'page-wallet'];
    expect(await Promise.all(names.map((name) => isStored(`${name} two`)))).toEqual([true, true, true, false]);
  });

  test('[UPD-2.2] a version does not become active while the server lacks the new version of a stored file', async () => {
    await install(['catalogue-vi'], ['catalogue-vi']);
    await deploy('two', ['catalogue-vi']);
    served.delete('/m/assets/catalogue-vi-two.js');
    expect(await precacheVersionFromServer()).toBe(false);
    expect(await activeBuild()).toBe('one');
    served.set('/m/assets/catalogue-vi-two.js', 'catalogue-vi two');
    expect(await precacheVersionFromServer()).toBe(true);
    expect(await activeBuild()).toBe('two');
  });

  test('[UPD-2.2] an update stores the new version of a catalogue in use, even if the old catalogue was not stored', async () => {
    await install(['catalogue-vi', 'page-login'], []);
    await deploy('two', ['catalogue-vi', 'page-login']);
    await precacheVersionFromServer(['/m/assets/catalogue-vi-one.js']);
    expect([await isStored('catalogue-vi two'), await isStored('page-login two')]).toEqual([true, false]);
  });

  test('[UPD-1.2] a version that was released before the active version never becomes active', async () => {
    await install([], [], 200);
    await deploy('old', [], 100);
    expect(await precacheVersionFromServer()).toBe(false);
    expect(await activeBuild()).toBe('one');
    await deploy('rolled back to', [], 201);
    expect(await precacheVersionFromServer()).toBe(true);
    expect(await activeBuild()).toBe('rolled back to');
    await deploy('unknown', []);
    expect(await precacheVersionFromServer()).toBe(true);
    expect(await activeBuild()).toBe('unknown');
  });

  test('[UPD-1.3] until the static manifest has been fetched once, installs and updates succeed without it', async () => {
    await writeStoredVersions([]);
    await deploy('one', []);
    served.delete(STATIC_FILE_MANIFEST_URL);
    expect(await precacheVersionFromServer()).toBe(true);
    expect(await findNewestCompleteVersion()).toMatchObject({ build: 'one', isPartial: true });
    await deploy('two', []);
    served.delete(STATIC_FILE_MANIFEST_URL);
    expect(await precacheVersionFromServer()).toBe(true);
    expect(await activeBuild()).toBe('two');

    await deploy('two', []);
    expect(await precacheVersionFromServer()).toBe(true);
    expect((await findNewestCompleteVersion())?.isPartial).toBeUndefined();
    await deploy('three', []);
    served.delete(STATIC_FILE_MANIFEST_URL);
    expect(await precacheVersionFromServer()).toBe(false);
    expect(await activeBuild()).toBe('two');
  });

  test('[UPD-1] a changed file in the static manifest results in another version of the same build', async () => {
    await install([], []);
    const before = (await findNewestCompleteVersion())?.id;
    const icon = await fileOf('/m/icons/icon.png', 'another icon');
    served.set(STATIC_FILE_MANIFEST_URL, JSON.stringify({ build: 'one', files: [icon] }));
    expect(await precacheVersionFromServer()).toBe(true);
    const after = await findNewestCompleteVersion();
    expect(after?.build).toBe('one');
    expect(after?.id).not.toBe(before);
  });

  test('[UPD-1] a changed file of the same build results in another version', async () => {
    await install(['page-login'], ['page-login']);
    const before = (await findNewestCompleteVersion())?.id;
    served.set('/m/assets/page-login-one.js', 'repaired');
    const files = [await fileOf(SHELL_URL, 'shell one'), await fileOf('/m/assets/page-login-one.js', 'repaired')];
    served.set(ASSET_MANIFEST_URL, JSON.stringify({ build: 'one', files }));
    expect(await precacheVersionFromServer()).toBe(true);
    expect((await findNewestCompleteVersion())?.id).not.toBe(before);
    expect(await isStored('repaired')).toBe(true);
  });

  test('[UPD-1] the service worker checks for a new version 1.5 seconds after a navigation', async () => {
    await install([], []);
    await writeNextUpdateCheckTime(0);
    await deploy('two', []);
    vi.stubGlobal('navigator', {
      locks: {
        query: async () => ({ held: [] }),
        request: async (_: string, __: unknown, work: () => Promise<void>) => work(),
      },
    });
    requested.length = 0;
    const work: Promise<unknown>[] = [];
    installFakeTimeouts();
    await handleNavigation({
      event: { waitUntil: (waited: Promise<unknown>) => void work.push(waited) },
      request: new Request('http://localhost/m/home'),
      url: new URL('http://localhost/m/home'),
    } as unknown as RouteHandlerCallbackOptions);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(requested).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await Promise.all(work);
    expect(requested.filter((path) => path.endsWith('asset-manifest.json'))).toHaveLength(2);
    expect(await activeBuild()).toBe('two');
  });
});
