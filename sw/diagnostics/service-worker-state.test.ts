import { parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appendOutboxEntry, writeBackoff } from '../../src/base/outbox/outbox-store';
import { serviceWorkerState } from '../../src/contract/service-worker/service-worker-state';
import { SERVICE_WORKER_STATE_URL } from '../../src/contract/service-worker/service-worker-urls';
import { CACHED_AT_HEADER } from '../../src/contract/service-worker-cache';
import { PUBLIC_RESPONSE_CACHE, RUNNING_BUILD_LOCK_PREFIX } from '../../src/contract/storage-keys';
import {
  createShellFile,
  createStoredVersion,
  createWorkboxRouteOptions,
  type DeployedFile,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { saveImageRecord } from '../images/image-index';
import { CACHED_BYTES_HEADER } from '../public-responses/cached-response';
import { logError } from '../runtime/error-log';
import { storeContentByHash } from '../versions/content-store';
import { writeNextUpdateCheckTime, writeStoredVersions } from '../versions/versions-store';
import {
  collectServiceWorkerState,
  handleServiceWorkerStateRequest,
  matchServiceWorkerStateRequest,
} from './service-worker-state';

const page: DeployedFile = { url: '/m/assets/page.1.js', text: 'page()', group: 'lazy' };
const shell = createShellFile('b2');
/** An on-demand file that no page has requested. The file counts of its version therefore do not include it. */
const face: DeployedFile = { url: '/m/assets/face.1.woff2', text: 'face', group: 'lazy', onDemand: true };
const newest = createStoredVersion('b2', [shell, page, face]);

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
});
afterEach(() => rig.close());

describe('[OFF-2] diagnostics state of the service worker', () => {
  test('the diagnostics state is empty for a service worker that has stored nothing yet', async () => {
    expect(await collectServiceWorkerState()).toEqual({
      versions: [],
      runByPages: [],
      nextCheck: 0,
      images: { count: 0, bytes: 0 },
      responses: { count: 0, bytes: 0 },
      outbox: { waiting: 0, drops: { expired: 0, overflow: 0, refused: 0, unreadable: 0 }, backoffs: {} },
      storage: { usage: undefined, quota: undefined },
      faults: [],
    });
  });

  test('the state contains the versions, the errors, and the numbers of stored files, images and outbox entries', async () => {
    await writeStoredVersions([newest, createStoredVersion('b1')]);
    await storeContentByHash(newest.files[0]?.sha256 ?? '', new Response(shell.text));
    await writeNextUpdateCheckTime(1_234);
    rig.locks.hold(`${RUNNING_BUILD_LOCK_PREFIX}b1`);
    for (const bytes of [30, 12])
      await saveImageRecord({ url: `https://i.example/${bytes}`, bytes, storedAt: 1, usedAt: 1 });
    const headers = { [CACHED_AT_HEADER]: '1', [CACHED_BYTES_HEADER]: '7' };
    await (await caches.open(PUBLIC_RESPONSE_CACHE)).put('/wps/a', new Response('{}', { headers }));
    const entry = { kind: 'feedback', body: '{}', merchant: 'FAIR', language: 'EN', writtenAt: 1 } as const;
    await appendOutboxEntry({ ...entry, key: 'k1' });
    await writeBackoff('events', { until: 99, failures: 1 });
    await logError('check: status', 'b2');
    rig.navigator.storage = { estimate: async () => ({ usage: 5, quota: 10, usageDetails: {} }) };

    const bytes = shell.text.length;
    expect(await collectServiceWorkerState()).toEqual({
      versions: [
        {
          build: 'b2',
          id: 'id-b2',
          isComplete: true,
          critical: 1,
          files: 2,
          storedFiles: 1,
          bytes: bytes + page.text.length,
          storedBytes: bytes,
        },
        { build: 'b1', id: 'id-b1', isComplete: false, critical: 1, files: 1, storedFiles: 0, bytes, storedBytes: 0 },
      ],
      runByPages: ['b1'],
      nextCheck: 1_234,
      images: { count: 2, bytes: 42 },
      responses: { count: 1, bytes: 7 },
      outbox: {
        waiting: 1,
        drops: { expired: 0, overflow: 0, refused: 0, unreadable: 0 },
        backoffs: { events: { until: 99, failures: 1 } },
      },
      storage: { usage: 5, quota: 10 },
      faults: [{ at: expect.any(Number), what: 'check: status', build: 'b2' }],
    });
  });

  test('the diagnostics state contains an error in place of each value that cannot be read', async () => {
    await rig.refuseDatabases();
    const refused = expect.stringContaining('VersionError');
    expect(await collectServiceWorkerState()).toMatchObject({
      versions: refused,
      nextCheck: refused,
      images: refused,
      outbox: refused,
      faults: [],
    });
  });
});

describe('[OFF-2] diagnostics URL', () => {
  test('the response is JSON with `Cache-Control: no-store`, in the format that the diagnostics page parses', async () => {
    const answer = await handleServiceWorkerStateRequest();
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(parse(serviceWorkerState, await answer.json()).versions).toEqual([]);
  });

  test('the diagnostics route matches the diagnostics path of this origin, and no other path or origin', () => {
    const matches = (address: string) =>
      matchServiceWorkerStateRequest(createWorkboxRouteOptions(new Request(new URL(address, location.href))).options);
    expect(matches(SERVICE_WORKER_STATE_URL)).toBe(true);
    expect(matches('/m/__sw/other')).toBe(false);
    expect(matches(`https://elsewhere.example${SERVICE_WORKER_STATE_URL}`)).toBe(false);
  });
});
