import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appendOutboxEntry, readOutboxCounts, writeBackoff } from '../../src/base/outbox/outbox-store';
import { OUTBOX_SYNC_TAG } from '../../src/contract/storage-keys';
import { createSuccessHandler } from '../../tests/support/http/test-server';
import {
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { flushOutboxInServiceWorker, flushOutboxOnSync } from './flush-in-service-worker';

const entry = (key: string) =>
  ({ key, kind: 'feedback', body: '{}', merchant: 'FAIR', language: 'EN', writtenAt: Date.now() }) as const;
const sync = (tag: string) => flushOutboxOnSync({ tag } as SyncEvent);

let rig: ServiceWorkerFixture;
const register = vi.fn<(tag: string) => Promise<void>>();
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  register.mockReset().mockResolvedValue(undefined);
  rig.scope.registration.sync = { register };
  rig.server.respond = createSuccessHandler({});
  await appendOutboxEntry(entry('k1'));
});
afterEach(() => rig.close());

const waiting = async () => {
  const state = await readOutboxCounts();
  return state.ok ? state.value.waiting : state.error;
};
const pause = () => writeBackoff('feedback', { until: Date.now() + 300_000, failures: 3 });

describe('[OFF-4] flushing the outbox in the service worker', () => {
  test('registers no Background Sync if every entry has been sent', async () => {
    await flushOutboxInServiceWorker(false);
    expect(rig.server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1']);
    expect(await waiting()).toBe(0);
    expect(register).not.toHaveBeenCalled();
  });

  test('registers a Background Sync if an entry is left', async () => {
    rig.navigator.onLine = false;
    rig.goOffline();
    await flushOutboxInServiceWorker(false);
    expect(rig.server.requests).toEqual([]);
    expect(register.mock.calls).toEqual([[OUTBOX_SYNC_TAG]]);
  });

  test.each([
    ['lacks', undefined],
    ['forbids', { register: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ])('the remaining entries are kept for the next page if the browser %s Background Sync', async (_, unusable) => {
    rig.scope.registration.sync = unusable;
    rig.navigator.onLine = false;
    rig.goOffline();
    await expect(flushOutboxInServiceWorker(false)).resolves.toBeUndefined();
    expect(await waiting()).toBe(1);
  });

  test('sends nothing during a backoff, unless the network has just returned', async () => {
    await pause();
    await flushOutboxInServiceWorker(false);
    expect(rig.server.requests).toEqual([]);
    await flushOutboxInServiceWorker(true);
    expect(await waiting()).toBe(0);
  });
});

test('[OFF-4] concurrent flushes and a Background Sync send each entry once and in order', async () => {
  for (const key of ['k2', 'k3']) await appendOutboxEntry(entry(key));
  const retried = sync(OUTBOX_SYNC_TAG).catch(() => 'retried');
  await Promise.all([
    flushOutboxInServiceWorker(false),
    flushOutboxInServiceWorker(true),
    flushOutboxInServiceWorker(false),
    retried,
  ]);
  expect(rig.server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', 'k2', 'k3']);
  expect(await waiting()).toBe(0);
});

describe('[OFF-4] Background Sync', () => {
  test('sends the queued entries', async () => {
    await sync(OUTBOX_SYNC_TAG);
    expect(await waiting()).toBe(0);
  });

  test('the promise of a Background Sync event rejects while entries are left, so that the browser retries the event', async () => {
    rig.navigator.onLine = false;
    rig.goOffline();
    await expect(sync(OUTBOX_SYNC_TAG)).rejects.toThrow('the outbox is not empty');
  });

  test('sends nothing during a backoff', async () => {
    await pause();
    await expect(sync(OUTBOX_SYNC_TAG)).rejects.toThrow();
    expect(rig.server.requests).toEqual([]);
  });

  test('a Background Sync event is ignored if its tag is not the tag of the outbox', async () => {
    await sync('something-else');
    expect(await waiting()).toBe(1);
  });
});
