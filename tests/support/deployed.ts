import { type BrowserContext, expect, type Page } from '@playwright/test';
import { VERSIONS_DATABASE } from '../../src/contract/storage-keys';
import { type Platform, startPlatform } from '../platform/platform';
import { test as base, DIST } from './fixtures';
import { SiteCopy } from './site-copy';

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

/** The mark of the version a page runs; null for the one that was built. */
export const markOf = (page: Page) => page.evaluate(() => document.lastChild?.nodeValue?.trim() ?? null);

/** What the service worker itself asks the server for from now on, by path; what pages show goes through it as well. */
export function workerRequests(context: BrowserContext): string[] {
  const paths: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.serviceWorker() && /^\/(m|mobile)\//.test(pathname)) paths.push(pathname);
  });
  return paths;
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
