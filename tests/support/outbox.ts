import { type BrowserContext, expect, type Page } from '@playwright/test';
import { OUTBOX_DATABASE } from '../../src/contract/storage-keys';
import { events } from '../platform/console/events';
import type { Platform } from '../platform/platform';
import { workerState } from './worker-state';

/** Puts `count` events into the outbox as pages do, named e0, e1, …; their keys are k0, k1, … */
export function fillOutbox(page: Page, count: number): Promise<void> {
  return page.evaluate(
    ({ name, count: many }) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('entries', 'readwrite');
          for (let n = 0; n < many; n += 1) {
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
    { name: OUTBOX_DATABASE, count },
  );
}

/** How much waits, as the worker tells it; undefined while it cannot tell. */
export async function waiting(page: Page): Promise<number | undefined> {
  const { outbox } = await workerState(page);
  return typeof outbox === 'string' ? undefined : outbox.waiting;
}

/** The browser says that the network is back. */
export const comeOnline = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

/** Ends the service worker as a browser does that is short of memory. */
export async function killWorker(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/**
 * Brings the network back and waits until the platform has counted `count` events. Answers how long the last one took,
 * milliseconds, by the platform's own note: how late a test looks is no matter of the product's.
 */
export async function comeBack(context: BrowserContext, served: Pick<Platform, 'db'>, count: number): Promise<number> {
  // Resolves when pages and workers are let through; a page hears of it before.
  await context.setOffline(false);
  const back = Date.now();
  await expect.poll(() => counted(served).length, { timeout: 15_000 }).toBe(count);
  return (counted(served).at(-1)?.receivedAt ?? Number.NaN) - back;
}

/** What the platform has counted, in the order it came. */
export const counted = (served: Pick<Platform, 'db'>) => events(served.db).toReversed();
