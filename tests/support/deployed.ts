import type { BrowserContext, Page } from '@playwright/test';
import { VERSIONS_DATABASE } from '../../src/contract/storage-keys';
import { type Platform, startPlatform } from '../platform/platform';
import { test as base, DIST, expect } from './fixtures';
import { SiteCopy } from './site-copy';
import { untilStored } from './stored-content';
import { workerState } from './worker-state';

interface Deployed {
  /** A copy of the built site that can publish further versions of itself. */
  site: SiteCopy;
  /** A platform that serves the copy. */
  served: Platform;
}

/** Tests that deploy. */
export const test = base.extend<Deployed>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
  site: async ({}, use) => {
    const site = await SiteCopy.of(DIST);
    await use(site);
    await site.remove();
  },
  served: async ({ site }, use) => {
    const served = await startPlatform({ distDir: site.dir });
    await use(served);
    await served.close();
  },
});

export { expect };

/** The mark of the version a page runs; null for the one that was built. It stands at the end of the document. */
export async function markOf(page: Page): Promise<string | null> {
  await page.waitForLoadState('domcontentloaded');
  return page.evaluate(() => document.lastChild?.nodeValue?.trim() ?? null);
}

/** What the service worker itself asks the server for from now on, by path; what pages show goes through it as well. */
export function workerRequests(context: BrowserContext): string[] {
  const paths: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.serviceWorker() && /^\/(m|mobile)\//.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** What the service worker itself is answered from now on, by path: what it only asked the HTTP cache for has no answer. */
export function workerAnswers(context: BrowserContext): string[] {
  const paths: string[] = [];
  context.on('response', (response) => {
    if (response.request().serviceWorker()) paths.push(new URL(response.url()).pathname);
  });
  return paths;
}

/** Has the pages to come note what the worker tells them; to be called before they are opened. */
export const hearWorker = (context: BrowserContext) =>
  context.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    navigator.serviceWorker?.addEventListener('message', ({ data }) => heard.push(`${data.type} ${data.build}`));
  });

/** Waits until a tab, since it was loaded, has asked about its version and heard of a build that `named` fits. */
export const untilHeard = (page: Page, named: RegExp) =>
  expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n')).catch(() => ''), {
      timeout: 20_000,
    })
    .toMatch(named);

/** Opens home, whole in the store. It has asked for its version: from now on it asks when a test lets it. */
export async function openStored(page: Page, context: BrowserContext, origin: string): Promise<void> {
  await hearWorker(context);
  await page.goto(`${origin}/m/home`);
  await untilStored(page);
  await untilHeard(page, /version-current/);
}

/** Lets the next question about the version reach the server, however short ago the last one was. */
export async function makeCheckDue(page: Page): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('checks', 'readwrite');
          writing.objectStore('checks').put(0, 'next');
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    VERSIONS_DATABASE,
  );
}

/** Waits until the worker is through with the look that {@link makeCheckDue} let it have: it has set the time of the next. */
export const untilLooked = (page: Page) =>
  expect.poll(async () => Number((await workerState(page)).nextCheck)).toBeGreaterThan(0);

/** A phone whose owner saves data tells the worker so. */
export async function saveData(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker to tell');
  await worker.evaluate(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
  });
}

/** What a tab does when it comes to the front; a headless browser has no front. */
export const comeToFront = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Counts the documents a page loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}
