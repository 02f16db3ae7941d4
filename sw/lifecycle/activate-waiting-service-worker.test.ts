import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RUNNING_BUILD_LOCK_PREFIX } from '../../src/contract/storage-keys';
import {
  createShellFile,
  createStoredVersion,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { storeContentByHash } from '../versions/content-store';
import { setVersionsInMemory } from '../versions/versions-in-memory';
import { readRefreshPendingFlag, writeRefreshPendingFlag, writeStoredVersions } from '../versions/versions-store';
import { activateWaitingServiceWorker } from './activate-waiting-service-worker';
import { claimClients } from './claim-clients';

const current = createStoredVersion('b2');

let rig: ServiceWorkerFixture;
const postMessage = vi.fn();
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  postMessage.mockReset();
  rig.scope.registration.waiting = { postMessage };
  setVersionsInMemory([current]);
  await writeStoredVersions([current]);
  await storeContentByHash(current.files[0]?.sha256 ?? '', new Response(createShellFile('b2').text));
  await writeRefreshPendingFlag(true);
  rig.locks.hold(`${RUNNING_BUILD_LOCK_PREFIX}b2`);
});
afterEach(() => rig.close());

describe('[UPD-2] waiting service worker', () => {
  test('takes over when Refresh has been pressed and every page runs the active version', async () => {
    await activateWaitingServiceWorker();
    expect(postMessage.mock.calls).toEqual([[{ type: 'take-over' }]]);
  });

  test('does not take over while a page runs an older version', async () => {
    const close = rig.locks.hold(`${RUNNING_BUILD_LOCK_PREFIX}b1`);
    await activateWaitingServiceWorker();
    expect(postMessage).not.toHaveBeenCalled();
    close();
    await expect.poll(async () => (await rig.locks.query()).held).toHaveLength(1);
    await activateWaitingServiceWorker();
    expect(postMessage).toHaveBeenCalledOnce();
  });

  test.each([
    ['Refresh has not been pressed', () => writeRefreshPendingFlag(false)],
    ['the pending Refresh cannot be read from the database', () => rig.refuseDatabases()],
    [
      'there is no active version',
      async () => {
        setVersionsInMemory([]);
        await writeStoredVersions([]);
      },
    ],
  ])('does not take over while %s', async (_, prepare) => {
    await prepare();
    await activateWaitingServiceWorker();
    expect(postMessage).not.toHaveBeenCalled();
  });

  test('if no service worker is waiting, the database is not opened', async () => {
    rig.scope.registration.waiting = null;
    const open = vi.spyOn(indexedDB, 'open');
    await activateWaitingServiceWorker();
    expect(open).not.toHaveBeenCalled();
  });
});

test('[UPD-2] a service worker that becomes active resets the pending Refresh', async () => {
  expect(await readRefreshPendingFlag()).toEqual({ ok: true, value: true });
  await claimClients();
  expect(await readRefreshPendingFlag()).toEqual({ ok: true, value: false });
});
