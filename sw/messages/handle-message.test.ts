import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appendOutboxEntry, readOutboxCounts } from '../../src/base/outbox/outbox-store';
import { PRECACHE_LOCK } from '../../src/contract/storage-keys';
import { createSuccessHandler } from '../../tests/support/http/test-server';
import {
  advanceTimersUntilSettled,
  createShellFile,
  createStoredVersion,
  type DeployedFile,
  delayCacheReads,
  delayDatabases,
  installFakeTimeouts,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { readImageHosts } from '../images/image-index';
import { storeContentByHash } from '../versions/content-store';
import { setVersionsInMemory } from '../versions/versions-in-memory';
import { readRefreshPendingFlag, writeNextUpdateCheckTime, writeStoredVersions } from '../versions/versions-store';
import { handleMessage } from './handle-message';

const page: DeployedFile = { url: '/m/assets/page.1.js', text: 'page()', group: 'lazy' };
const files = [createShellFile('b1'), page];
const version = createStoredVersion('b1', files);

let rig: ServiceWorkerFixture;
/** Messages that the page received through its port. */
let acknowledgements: unknown[];
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  acknowledgements = [];
  rig.deploy({ build: 'b1', files });
  await writeStoredVersions([version]);
  setVersionsInMemory([version]);
  await storeContentByHash(version.files[0]?.sha256 ?? '', new Response(createShellFile('b1').text));
});
afterEach(() => rig.close());

/**
 * Sends a message to the service worker. Resolves with the replies of the service worker to the page once the message
 * has been handled.
 */
async function send(data: unknown): Promise<readonly unknown[]> {
  const replies: unknown[] = [];
  const source = { postMessage: (message: unknown) => void replies.push(message) };
  const ports = [{ postMessage: (message: unknown) => void acknowledgements.push(message) }];
  await handleMessage({ data, source, ports } as unknown as ExtendableMessageEvent);
  return replies;
}

describe('[UPD-1] page that checks for a new version', () => {
  test('only the page that checks for a new version receives the message about the active version', async () => {
    await writeNextUpdateCheckTime(Date.now() + 30_000);
    expect(await send({ type: 'check-version', build: 'b1' })).toEqual([
      { type: 'version-current', build: 'b1', id: 'id-b1' },
    ]);
    expect([rig.broadcasts, rig.requested]).toEqual([[], []]);
  });

  test('a page receives no message when the active version may be older than the version of the page', async () => {
    rig.goOffline();
    expect(await send({ type: 'check-version', build: 'b2' })).toEqual([]);
  });

  test('an hourly version check of a page causes no request within an hour after the last check', async () => {
    await writeNextUpdateCheckTime(Date.now() - 1_000);
    await send({ type: 'check-version', build: 'b1', isHourly: true });
    expect(rig.requested).toEqual([]);
    await send({ type: 'check-version', build: 'b1', isHourly: false });
    expect(rig.requested).not.toEqual([]);
  });

  test('a page that checks for a new version causes no error if it is closed during the check', async () => {
    await writeNextUpdateCheckTime(Date.now() + 30_000);
    const data = { type: 'check-version', build: 'b1' };
    await expect(
      handleMessage({ data, source: null, ports: [] } as unknown as ExtendableMessageEvent),
    ).resolves.toBeUndefined();
  });
});

test('[OFF-2] the service worker claims the open pages after a page-idle message', async () => {
  await send({ type: 'page-idle' });
  expect(rig.scope.clients.claim).toHaveBeenCalledOnce();
});

describe('[UPD-2] waiting service worker', () => {
  test('after Refresh, the service worker is activated when a page of the active version checks for a new version', async () => {
    const postMessage = vi.fn();
    rig.scope.registration.waiting = { postMessage };
    await writeNextUpdateCheckTime(Date.now() + 30_000);
    await send({ type: 'refresh-requested', id: 'id-b1' });
    await send({ type: 'check-version', build: 'b1' });
    expect(postMessage.mock.calls).toEqual([[{ type: 'take-over' }]]);
  });

  test('the service worker is activated even while the precache lock is held, as when lazy files are precached', async () => {
    const postMessage = vi.fn();
    rig.scope.registration.waiting = { postMessage };
    await writeNextUpdateCheckTime(Date.now() + 30_000);
    await send({ type: 'refresh-requested', id: 'id-b1' });
    const release = rig.locks.hold(PRECACHE_LOCK);
    const checked = send({ type: 'check-version', build: 'b1' });
    // Would never resolve if it waited for the lock.
    expect(await checked).toEqual([{ type: 'version-current', build: 'b1', id: 'id-b1' }]);
    expect(postMessage.mock.calls).toEqual([[{ type: 'take-over' }]]);
    release();
  });

  test('a waiting service worker skips waiting when the active service worker sends the message take-over', async () => {
    await send({ type: 'take-over' });
    expect(rig.scope.skipWaiting).toHaveBeenCalledOnce();
  });
});

describe('[UPD-2] Refresh in one tab', () => {
  test('pressing Refresh in one tab refreshes every page to the active version', async () => {
    await send({ type: 'refresh-requested', id: 'id-b1' });
    expect(rig.broadcasts).toEqual([{ type: 'refresh', build: 'b1', id: 'id-b1' }]);
    expect(rig.matched).toEqual([{ type: 'window', includeUncontrolled: true }]);
  });

  test('pressing Refresh in one tab refreshes no page if the requested version is no longer active', async () => {
    await send({ type: 'refresh-requested', id: 'id-b0' });
    expect(await readRefreshPendingFlag()).toEqual({ ok: true, value: false });
    setVersionsInMemory([]);
    await writeStoredVersions([]);
    await send({ type: 'refresh-requested', id: 'id-b1' });
    expect(rig.broadcasts).toEqual([]);
  });
});

describe('[UPD-2.5] store whose reads each take 4 s', () => {
  const older = createStoredVersion('b0');
  beforeEach(async () => {
    await writeNextUpdateCheckTime(Date.now() + 30_000);
    await writeStoredVersions([version, older]);
    await storeContentByHash(older.files[0]?.sha256 ?? '', new Response(createShellFile('b0').text));
    installFakeTimeouts();
  });
  const sendAndWait = async (data: unknown) => (await advanceTimersUntilSettled(send(data))).value;

  test.each([
    ['Cache Storage', delayCacheReads],
    ['the database', delayDatabases],
  ])('pressing Refresh refreshes every page although each read of %s takes 4 s', async (_, delay) => {
    delay(4_000);
    // Nothing but the database knows the new version, as after another service worker has stored it.
    setVersionsInMemory([older]);
    await sendAndWait({ type: 'refresh-requested', id: 'id-b1' });
    expect(rig.broadcasts).toEqual([{ type: 'refresh', build: 'b1', id: 'id-b1' }]);
  });

  test.each([
    ['Cache Storage', delayCacheReads],
    ['the database', delayDatabases],
  ])('a page that checks learns the active version although each read of %s takes 4 s', async (_, delay) => {
    delay(4_000);
    setVersionsInMemory([older]);
    expect(await sendAndWait({ type: 'check-version', build: 'b0' })).toEqual([
      { type: 'version-current', build: 'b1', id: 'id-b1' },
    ]);
  });
});

describe('[OFF-2] messages from a page to the service worker', () => {
  test('[UPD-2] after a page-idle message the service worker stores the lazy files in use, even while data saving is on', async () => {
    rig.navigator.connection = { saveData: true };
    await send({ type: 'page-idle', inUse: [page.url] });
    expect(rig.arrived()).toEqual([page.url]);
  });

  test('the service worker stores the lazy files after a page-idle message', async () => {
    await send({ type: 'page-idle' });
    expect(rig.arrived()).toEqual([page.url]);
    expect(rig.broadcasts).toEqual([{ type: 'version-complete', build: 'b1' }]);
  });

  test('a page-idle message fetches no lazy file while data saving is on, unless the user asks for all files', async () => {
    rig.navigator.connection = { saveData: true };
    await send({ type: 'page-idle' });
    expect(rig.arrived()).toEqual([]);
    await send({ type: 'page-idle', isWanted: true });
    expect(rig.arrived()).toEqual([page.url]);
  });

  test('[OFF-3] the service worker stores the image hosts of an image-hosts message', async () => {
    await send({ type: 'image-hosts', hosts: ['https://images.example/'] });
    expect(await readImageHosts()).toEqual({ ok: true, value: ['https://images.example/'] });
  });

  test('[OFF-4] the service worker sends the queued outbox entries after a flush-outbox message', async () => {
    const entry = { key: 'k1', kind: 'feedback', body: '{}', merchant: 'FAIR', language: 'EN' } as const;
    await appendOutboxEntry({ ...entry, writtenAt: Date.now() });
    rig.server.respond = createSuccessHandler({});
    await send({ type: 'flush-outbox', isReconnect: false });
    expect(await readOutboxCounts()).toMatchObject({ value: { waiting: 0 } });
    expect(acknowledgements).toEqual(['taken']);
  });

  test.each([undefined, 'page-idle', { type: 'unknown' }, { type: 'refresh-requested' }, { type: 'toString' }])(
    'the unknown or invalid message %j is ignored',
    async (data) => {
      expect(await send(data)).toEqual([]);
      expect([rig.broadcasts, rig.requested, acknowledgements]).toEqual([[], [], []]);
    },
  );
});

test('[SAFE-6.3] once the device is being forgotten, the service worker stores nothing more', async () => {
  const caches = globalThis.caches;
  for (const name of await caches.keys()) await caches.delete(name);
  await send({ type: 'forget-device' });
  await storeContentByHash('hash', new Response('file'));
  await writeStoredVersions([version]);
  expect(await caches.keys()).toEqual([]);
  expect(() => indexedDB.open('fairground-versions')).toThrow('The device was forgotten');
});
