import { type BrowserContext, expect, type Page } from '@playwright/test';
import { FIRST_OPEN_REPORTED_KEY } from '../../../src/contract/deferred-storage-keys';
import { OUTBOX_DATABASE } from '../../../src/contract/storage-keys';
import { listTrackingEvents } from '../../platform/console/events';
import type { Platform } from '../../platform/platform';
import { readServiceWorkerState } from './service-worker-state';

/**
 * Makes later pages assume that the app has been opened in this browser before, so that they send no event for the
 * first open (TRK-1).
 */
export const markAppAsOpenedBefore = (context: BrowserContext) =>
  context.addInitScript((key) => {
    // The browser's error pages have no storage.
    if (origin !== 'null') localStorage.setItem(key, '1');
  }, FIRST_OPEN_REPORTED_KEY);

/** Writes `count` events into the outbox as pages do, with ids e0, e1, … and keys k0, k1, … starting at `from`. */
export function fillOutbox(page: Page, count: number, from = 0): Promise<void> {
  return page.evaluate(
    ({ name, first, after }) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open(name, 1);
        // Needed when neither page nor worker has opened it yet.
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('entries', { autoIncrement: true });
          for (const store of ['drops', 'pause']) opening.result.createObjectStore(store);
        };
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('entries', 'readwrite');
          for (let n = first; n < after; n += 1) {
            const body = JSON.stringify({ events: JSON.stringify([{ id: `e${n}`, eventName: 'viewContent' }]) });
            const entry = { kind: 'events', merchant: 'FAIR', language: 'EN', writtenAt: Date.now() };
            writing.objectStore('entries').add({ ...entry, key: `k${n}`, body });
          }
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    { name: OUTBOX_DATABASE, first: from, after: from + count },
  );
}

/**
 * Resolves with the number of waiting outbox entries that the service worker reports; `undefined` if it cannot read
 * the outbox.
 */
export async function countWaitingOutboxEntries(page: Page): Promise<number | undefined> {
  const { outbox } = await readServiceWorkerState(page);
  return typeof outbox === 'string' ? undefined : outbox.waiting;
}

/** Dispatches the browser's `online` event. */
export const dispatchOnlineEvent = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

/** Stops the service worker, as a browser short of memory does. */
export async function stopServiceWorker(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/**
 * Restores the network and waits until the platform has received `count` events. Resolves with the time from the
 * return of the network to the last event (ms), by the platform's timestamp, so that slow polling in the test has no
 * effect.
 */
async function measureDelivery(context: BrowserContext, page: Page, served: Pick<Platform, 'db'>, count: number) {
  // Resolves once pages and workers are online. A page gets its `online` event earlier, so it is dispatched again
  // below.
  await context.setOffline(false);
  const onlineAt = Date.now();
  await dispatchOnlineEvent(page);
  await expect.poll(() => listReceivedTrackingEvents(served).length).toBe(count);
  return (listReceivedTrackingEvents(served).at(-1)?.receivedAt ?? Number.NaN) - onlineAt;
}

/** How often a delivery is measured before a slow one is taken for the app's own slowness. */
const MAX_MEASUREMENTS = 8;

/**
 * Measures the time from the return of the network until the platform has received all outbox entries that were
 * written offline (ms). Resolves with the first time below `limitMs`, or with the shortest of eight, because a busy
 * machine only adds time.
 */
export async function measureOutboxDeliveryDelay(
  context: BrowserContext,
  page: Page,
  served: Pick<Platform, 'db'>,
  limitMs: number,
): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let before = 0; before < 3 * MAX_MEASUREMENTS && shortest >= limitMs; before += 3) {
    await context.setOffline(true);
    await fillOutbox(page, 3, before);
    await dispatchOnlineEvent(page);
    await expect.poll(() => countWaitingOutboxEntries(page)).toBe(3);
    expect(listReceivedTrackingEvents(served)).toHaveLength(before);
    shortest = Math.min(shortest, await measureDelivery(context, page, served, before + 3));
    await expect.poll(() => countWaitingOutboxEntries(page)).toBe(0);
  }
  return shortest;
}

/** Returns the events received by the platform, in order of arrival. */
export const listReceivedTrackingEvents = (served: Pick<Platform, 'db'>) => listTrackingEvents(served.db).toReversed();
