import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { trackEvents } from '../../../src/contract/endpoints/site/tracking';
import { OUTBOX_DATABASE } from '../../../src/contract/storage-keys';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../../support/browser/chromium';
import { dispatchVisibilityChange, expect, openHomeWithServiceWorker, test } from '../../support/deploy/deployed-site';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';
import { signInByForm } from '../../support/members/signed-in';
import { checkForNewServiceWorker } from '../../support/service-worker/check-for-new-service-worker';
import {
  countWaitingOutboxEntries,
  dispatchOnlineEvent,
  fillOutbox,
  listReceivedTrackingEvents,
  markAppAsOpenedBefore,
  measureOutboxDeliveryDelay,
  stopServiceWorker,
} from '../../support/service-worker/outbox';
import { readServiceWorkerState } from '../../support/service-worker/service-worker-state';

test.use({
  allowedPageErrors: new RegExp(`${OFFLINE_CONSOLE_ERROR_PATTERN.source}|Failed to load resource`),
  // The headless shell has no Background Sync.
  launchOptions: { executablePath: CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] },
});

test.beforeEach(({ context }) => markAppAsOpenedBefore(context));

test('[OFF-4.1] a hundred events arrive once and in order, despite a killed service worker, failures and lost responses', async ({
  page,
  context,
  served,
}) => {
  await openHomeWithServiceWorker(page, context, served.origin);
  await context.setOffline(true);
  await fillOutbox(page, 100);

  // Of ten deliveries two fail, and one arrives although its response is lost.
  let deliveries = 0;
  await context.route(`**${trackEvents.path}`, async (route) => {
    deliveries += 1;
    const remainder = deliveries % 10;
    if (remainder === 3 || remainder === 7) return route.fulfill({ status: 500, json: {} });
    if (remainder !== 5) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await context.setOffline(false);
  let kills = 0;
  for (; kills < 10 || listReceivedTrackingEvents(served).length < 100; kills += 1) {
    // Kill after some more deliveries, during the next one.
    const nextKillAt = deliveries + 1 + (kills % 15);
    await expect(async () => {
      // Repeated after a while: a worker that was terminating has missed the message.
      await dispatchOnlineEvent(page);
      const isTimeToKill = () => deliveries >= nextKillAt || listReceivedTrackingEvents(served).length === 100;
      await expect.poll(isTimeToKill, { intervals: [20], timeout: 5_000 }).toBe(true);
    }).toPass({ timeout: 60_000 });
    await stopServiceWorker(context, page);
  }

  expect(listReceivedTrackingEvents(served).map(({ id }) => id)).toEqual(
    Array.from({ length: 100 }, (_, n) => `e${n}`),
  );
  expect(listReceivedTrackingEvents(served).filter(({ effects }) => effects !== 1)).toEqual([]);
  expect(deliveries).toBeGreaterThan(130);
});

/** Time in which events are sent once the network is back (ms). */
const MAX_DELAY_MS = 2_000;

test('[OFF-4] events written offline are sent within two seconds of the network’s return', async ({
  page,
  context,
  served,
}) => {
  await openHomeWithServiceWorker(page, context, served.origin);
  expect(await measureOutboxDeliveryDelay(context, page, served, MAX_DELAY_MS)).toBeLessThan(MAX_DELAY_MS);
});

test('[OFF-4] without Background Sync, events written offline are sent within two seconds of the network’s return', async ({
  page,
  context,
  site,
  served,
}) => {
  const script = await readFile(join(site.dir, 'm/sw.js'), 'utf8');
  // Removes Background Sync before the worker's first line runs.
  const removeSync = 'delete ServiceWorkerRegistration.prototype.sync; delete self.SyncManager; delete self.onsync;';
  await site.replaceServiceWorker(`${removeSync}\n${script}`);
  await openHomeWithServiceWorker(page, context, served.origin);
  const [worker] = context.serviceWorkers();
  expect(await worker?.evaluate(() => 'SyncManager' in globalThis)).toBe(false);
  expect(await measureOutboxDeliveryDelay(context, page, served, MAX_DELAY_MS)).toBeLessThan(MAX_DELAY_MS);
});

test('[OFF-4] the backoff of the outbox after failed deliveries ends when the network returns', async ({
  page,
  context,
  served,
}) => {
  await openHomeWithServiceWorker(page, context, served.origin);
  await context.route(`**${trackEvents.path}`, (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '50' }, json: {} }),
  );
  await fillOutbox(page, 1);
  await dispatchOnlineEvent(page);
  const pausedUntil = async () => {
    const { outbox } = await readServiceWorkerState(page);
    return typeof outbox === 'string' ? 0 : (outbox.backoffs.events?.until ?? 0);
  };
  await expect.poll(pausedUntil).toBeGreaterThan(0);
  const end = await pausedUntil();
  await context.unrouteAll({ behavior: 'wait' });
  await dispatchOnlineEvent(page);
  await expect.poll(() => listReceivedTrackingEvents(served).length).toBe(1);
  expect(listReceivedTrackingEvents(served)[0]?.receivedAt).toBeLessThan(end);
});

test('[OFF-4] the outbox respects a Retry-After pause even if more events are written or the browser fires a sync event', async ({
  page,
  context,
  site,
  served,
}) => {
  const script = await readFile(join(site.dir, 'm/sw.js'), 'utf8');
  // Counts by type the messages and other events that the worker has finished handling.
  const counting = `{
    const { waitUntil } = ExtendableEvent.prototype;
    self.completed = {};
    ExtendableEvent.prototype.waitUntil = function (work) {
      const type = this.data?.type ?? this.type;
      return waitUntil.call(this, work.finally(() => { self.completed[type] = (self.completed[type] ?? 0) + 1; }));
    };
  }`;
  await site.replaceServiceWorker(`${counting}\n${script}`);
  let deliveries = 0;
  await context.route(`**${trackEvents.path}`, (route) => {
    deliveries += 1;
    return route.fulfill({ status: 503, headers: { 'retry-after': '120' }, json: {} });
  });
  await openHomeWithServiceWorker(page, context, served.origin);
  const [worker] = context.serviceWorkers();
  type WorkerCounts = { completed: Record<string, number> };
  const countCompleted = async (type: string) =>
    (await worker?.evaluate((name) => (self as unknown as WorkerCounts).completed[name], type)) ?? 0;
  const [checksBefore, flushesBefore] = [await countCompleted('check-version'), await countCompleted('flush-outbox')];
  await fillOutbox(page, 1);
  await dispatchOnlineEvent(page);
  await expect.poll(() => deliveries).toBe(1);
  // The start of a page on a busy machine may still flush, too.
  await expect.poll(() => countCompleted('flush-outbox')).toBeGreaterThan(flushesBefore);
  await expect.poll(() => countCompleted('sync')).toBeGreaterThan(0);

  await fillOutbox(page, 1, 1);
  // A foreground tab flushes the outbox and checks the version; a start on a busy machine may still send a check.
  const flushesOfFirst = await countCompleted('flush-outbox');
  await dispatchVisibilityChange(page);
  await expect.poll(() => countCompleted('check-version')).toBeGreaterThan(checksBefore);
  await expect.poll(() => countCompleted('flush-outbox')).toBeGreaterThan(flushesOfFirst);
  await expect.poll(() => countWaitingOutboxEntries(page)).toBe(2);
  expect(deliveries).toBe(1);
});

test.describe('where service workers are blocked', () => {
  test.use({ serviceWorkers: 'block' });

  test('[OFF-4] the page sends the login event itself', async ({ page, platform }) => {
    await signInByForm(page);
    const idempotencyKeys = () =>
      platform.wireEntries(trackEvents.name).map(({ headers }) => headers['idempotency-key']);
    await expect.poll(idempotencyKeys).toEqual([expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)]);
  });
});

test('[OFF-4] if the service worker is replaced by the kill script, pages send events themselves', async ({
  page,
  context,
  site,
  served,
}) => {
  await openHomeWithServiceWorker(page, context, served.origin);
  await site.replaceServiceWorker(await readFile('deploy/kill-sw.js', 'utf8'));
  await page.reload();
  await checkForNewServiceWorker(page);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await page.reload();
  await fillOutbox(page, 3);
  await dispatchOnlineEvent(page);
  await expect.poll(() => listReceivedTrackingEvents(served).map(({ id }) => id)).toEqual(['e0', 'e1', 'e2']);
});

test('[OFF-4.5] an event is sent again until the response contains `success: true`', async ({
  page,
  context,
  served,
}) => {
  await openHomeWithServiceWorker(page, context, served.origin);
  const responses: unknown[] = [{ success: false, errorCode: 'TOO_MANY_REQUEST_EVENTS' }, { success: false }, '<html>'];
  await context.route(`**${trackEvents.path}`, (route) => {
    const response = responses.shift();
    return response === undefined ? route.continue() : route.fulfill({ json: response });
  });
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        indexedDB.open(name).onsuccess = ({ target }) => {
          const { result: database } = target as IDBOpenDBRequest;
          const writing = database.transaction('entries', 'readwrite');
          writing.objectStore('entries').add({ kind: 'photo', key: 'k', body: '{}' });
          writing.oncomplete = () => resolve(database.close());
        };
      }),
    OUTBOX_DATABASE,
  );
  await fillOutbox(page, 2);
  await dispatchOnlineEvent(page);
  await expect.poll(() => countWaitingOutboxEntries(page)).toBe(0);
  expect(listReceivedTrackingEvents(served).map(({ id, effects }) => [id, effects])).toEqual([
    ['e0', 1],
    ['e1', 1],
  ]);
  expect((await readServiceWorkerState(page)).outbox).toMatchObject({ drops: { unreadable: 1, refused: 0 } });
});
