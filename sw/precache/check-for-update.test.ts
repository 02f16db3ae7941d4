import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PRECACHE_LOCK } from '../../src/contract/storage-keys';
import {
  advanceTimersUntilSettled,
  createShellFile,
  createStoredVersion,
  installFakeTimeouts,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { storeContentByHash } from '../versions/content-store';
import { setVersionsInMemory } from '../versions/versions-in-memory';
import { readNextUpdateCheckTime, writeNextUpdateCheckTime, writeStoredVersions } from '../versions/versions-store';
import { checkForUpdateAfterNavigation, checkForUpdateIfDue } from './check-for-update';

const stored = createStoredVersion('b1');

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  rig.deploy({ build: 'b2' });
  await writeStoredVersions([stored]);
  setVersionsInMemory([stored]);
  await storeContentByHash(stored.files[0]?.sha256 ?? '', new Response(createShellFile('b1').text));
});
afterEach(() => rig.close());

const HOUR = 3_600_000;
/**
 * Stores the time of the next update check, as an update check that ran `ago` milliseconds ago would have stored it.
 */
const setLastCheck = (ago: number) => writeNextUpdateCheckTime(Date.now() - ago + 60_000);
const manifestFetches = () => rig.arrived().filter((path) => path === '/m/asset-manifest.json').length;

describe('[UPD-1] when an update check fetches the manifests', () => {
  test('the manifests are not fetched again within a minute after the last check', async () => {
    await setLastCheck(0);
    expect((await checkForUpdateIfDue({ build: 'b1' }))?.build).toBe('b1');
    expect(manifestFetches()).toBe(0);
  });

  test('the manifests are fetched again after a minute, and the new version is stored and returned', async () => {
    await setLastCheck(61_000);
    expect((await checkForUpdateIfDue({ build: 'b1' }))?.build).toBe('b2');
    expect(manifestFetches()).toBe(1);
  });

  test('the manifests are fetched by an hourly check if the last check was an hour ago', async () => {
    await setLastCheck(HOUR / 2);
    await checkForUpdateIfDue({ build: 'b1', isHourly: true });
    expect(manifestFetches()).toBe(0);
    await setLastCheck(HOUR);
    await checkForUpdateIfDue({ build: 'b1', isHourly: true });
    expect(manifestFetches()).toBe(1);
  });

  test('the manifests are fetched regardless of the time of the last check while no complete version is stored', async () => {
    setVersionsInMemory([]);
    await writeStoredVersions([]);
    await setLastCheck(0);
    expect((await checkForUpdateIfDue())?.build).toBe('b2');
  });

  test('for a page whose build is not stored, the manifests are fetched regardless of the time of the last check', async () => {
    await setLastCheck(0);
    expect((await checkForUpdateIfDue({ build: 'b2' }))?.build).toBe('b2');
    expect(manifestFetches()).toBe(1);
  });

  test('the manifests are fetched once for all pages that check at the same time', async () => {
    await Promise.all([
      checkForUpdateIfDue({ build: 'b1' }),
      checkForUpdateIfDue({ build: 'b1' }),
      checkForUpdateIfDue(),
    ]);
    expect(manifestFetches()).toBe(1);
  });

  test('the manifests are not fetched while the time of the last check cannot be read', async () => {
    await rig.refuseDatabases();
    await checkForUpdateIfDue({ build: 'b1' });
    expect(manifestFetches()).toBe(0);
  });
});

describe('[UPD-1] version that an update check returns', () => {
  test('an update check returns the active version when the manifests cannot be fetched and the page’s build is stored', async () => {
    rig.goOffline();
    expect((await checkForUpdateIfDue({ build: 'b1' }))?.build).toBe('b1');
    expect((await checkForUpdateIfDue())?.build).toBe('b1');
  });

  test('undefined is returned if the manifests cannot be fetched and the page may be newer than the active version', async () => {
    rig.goOffline();
    expect(await checkForUpdateIfDue({ build: 'b2' })).toBeUndefined();
  });

  test('undefined is returned if the precache lock is held a minute and the page may be newer than the active version', async () => {
    installFakeTimeouts();
    rig.locks.hold(PRECACHE_LOCK);
    expect((await advanceTimersUntilSettled(checkForUpdateIfDue({ build: 'b2' }))).value).toBeUndefined();
    expect((await advanceTimersUntilSettled(checkForUpdateIfDue({ build: 'b1' }))).value?.build).toBe('b1');
  });

  test('an update check returns the version of the server when the page’s build is not stored', async () => {
    await setLastCheck(61_000);
    expect((await checkForUpdateIfDue({ build: 'b0' }))?.build).toBe('b2');
  });
});

describe('[UPD-1] update check after a navigation', () => {
  test('the update check after a navigation starts after 1.5 seconds', async () => {
    installFakeTimeouts();
    const open = vi.spyOn(indexedDB, 'open');
    const checked = checkForUpdateAfterNavigation();
    await vi.advanceTimersByTimeAsync(1_499);
    expect(open).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(open).toHaveBeenCalled();
    vi.useRealTimers();
    await checked;
    expect(manifestFetches()).toBe(1);
    const next = await readNextUpdateCheckTime();
    expect(next.ok && next.value).toBeGreaterThan(Date.now() + 50_000);
  });
});
