import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { readErrorLog } from '../runtime/error-log';
import { findNewestCompleteVersion, setVersionsInMemory } from '../versions/versions-in-memory';
import { claimClients } from './claim-clients';
import { precacheCriticalFiles } from './precache-critical-files';

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  setVersionsInMemory([]);
});
afterEach(() => rig.close());

describe('[OFF-2] installing the service worker', () => {
  test('the server’s version is precached, and waiting is skipped if no other service worker is active', async () => {
    rig.deploy({ build: 'b1' });
    await precacheCriticalFiles();
    expect((await findNewestCompleteVersion())?.build).toBe('b1');
    expect(rig.scope.skipWaiting).toHaveBeenCalledOnce();
  });

  test('succeeds, but stores no version, if the server cannot be reached', async () => {
    rig.goOffline();
    await precacheCriticalFiles();
    expect(await findNewestCompleteVersion()).toBeUndefined();
    expect(rig.scope.skipWaiting).toHaveBeenCalledOnce();
  });

  test('succeeds and logs the error if precaching throws', async () => {
    vi.spyOn(rig.locks, 'request').mockRejectedValue(new Error('a defect'));
    await precacheCriticalFiles();
    expect(await readErrorLog()).toMatchObject([{ what: 'install: Error: a defect' }]);
    expect(rig.scope.skipWaiting).toHaveBeenCalledOnce();
  });

  test('[UPD-2] a new service worker waits while an older one is active', async () => {
    rig.deploy({ build: 'b1' });
    rig.scope.registration.active = {};
    await precacheCriticalFiles();
    expect((await findNewestCompleteVersion())?.build).toBe('b1');
    expect(rig.scope.skipWaiting).not.toHaveBeenCalled();
  });
});

describe('[OFF-2] activating the service worker', () => {
  test('during activation, the service worker claims the open pages and disables navigation preload', async () => {
    const disable = vi.fn(async () => undefined);
    rig.scope.registration.navigationPreload = { disable };
    await claimClients();
    expect(disable).toHaveBeenCalledOnce();
    expect(rig.scope.clients.claim).toHaveBeenCalledOnce();
  });

  test('the open pages are claimed even if the browser does not support navigation preload', async () => {
    await claimClients();
    expect(rig.scope.clients.claim).toHaveBeenCalledOnce();
  });
});
