import { type BrowserContext, expect, type Page } from '@playwright/test';
import { OUTBOX_DATABASE } from '../../src/contract/storage-keys';
import { events } from '../platform/console/events';
import type { Platform } from '../platform/platform';
import { workerState } from './worker-state';

/** Puts `count` events into the outbox as pages do, named e0, e1, …; their keys are k0, k1, … `from` is the first number. */
export function fillOutbox(page: Page, count: number, from = 0): Promise<void> {
  return page.evaluate(
    ({ name, first, after }) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open(name, 1);
        // Where page and worker have not opened it yet.
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
async function comeBack(context: BrowserContext, page: Page, served: Pick<Platform, 'db'>, count: number) {
  // Resolves when pages and workers are let through; a page hears of it before, and again now that all of them are.
  await context.setOffline(false);
  const back = Date.now();
  await comeOnline(page);
  await expect.poll(() => counted(served).length, { timeout: 15_000 }).toBe(count);
  return (counted(served).at(-1)?.receivedAt ?? Number.NaN) - back;
}

/**
 * How long what was written offline takes to arrive once the network is back, milliseconds: the shortest of three times,
 * because the machine's own pauses are no matter of the product's.
 */
export async function timeReturn(context: BrowserContext, page: Page, served: Pick<Platform, 'db'>): Promise<number> {
  const times: number[] = [];
  for (const before of [0, 3, 6]) {
    await context.setOffline(true);
    await fillOutbox(page, 3, before);
    await comeOnline(page);
    await expect.poll(() => waiting(page)).toBe(3);
    expect(counted(served)).toHaveLength(before);
    times.push(await comeBack(context, page, served, before + 3));
    await expect.poll(() => waiting(page)).toBe(0);
  }
  return Math.min(...times);
}

/** What the platform has counted, in the order it came. */
export const counted = (served: Pick<Platform, 'db'>) => events(served.db).toReversed();
