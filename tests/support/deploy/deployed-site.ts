import type { BrowserContext, Page } from '@playwright/test';
import { VERSIONS_DATABASE } from '../../../src/contract/storage-keys';
import { type Platform, startPlatform } from '../../platform/platform';
import { test as base, DIST_DIR, expect } from '../browser/fixtures';
import { recordPageEvent } from '../browser/page-history';
import { TestPlatform } from '../browser/test-platform';
import { expectNoPrivateData } from '../privacy/expect-no-private-data';
import { readServiceWorkerState } from '../service-worker/service-worker-state';
import { SERVICE_WORKER_TIMEOUT_MS } from '../service-worker/service-worker-timeout';
import { waitUntilServedVersionStored } from '../service-worker/stored-content';
import { SiteCopy } from './site-copy';

interface Deployed {
  /** A copy of the built site that can publish new versions. */
  site: SiteCopy;
  /** A platform that serves the copy of the site. */
  served: Platform;
}

/** Playwright test with a copy of the built site that can publish new versions. */
export const test = base.extend<Deployed>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
  site: async ({}, use) => {
    const site = await SiteCopy.of(DIST_DIR);
    await use(site);
    await site.remove();
  },
  served: async ({ site }, use) => {
    const served = await startPlatform({ distDir: site.dir });
    await use(served);
    await served.close();
  },
  // Depends on `served`, so that errors are judged before the platform closes: pages that poll it would complain.
  pageErrors: async ({ served: _, pageErrors }, use) => use(pageErrors),
  // The requests of these pages are in the log of the platform that serves them.
  privateData: async ({ context, served }, use) =>
    expectNoPrivateData(context, new TestPlatform(served), () => use(undefined)),
});

export { expect };

/** Locates the notice of a new version at the bottom of the page. */
export const locateUpdateOffer = (page: Page) => page.getByRole('region', { name: 'Found new version, click refresh' });

/** Resolves with the version marker at the end of a page's document; null for the original build. */
export async function readVersionMarker(page: Page): Promise<string | null> {
  await page.waitForLoadState('domcontentloaded');
  return page.evaluate(() => document.lastChild?.nodeValue?.trim() ?? null);
}

/**
 * Waits until the documents of the pages have this version marker. A failure lists the marker of each page, or why it
 * could not be read. The timeout is the default one, unless many pages start at once.
 */
export async function waitForVersion(
  mark: string,
  pages: readonly Page[],
  options: { readonly timeout?: number } = {},
): Promise<void> {
  const describeVersion = (page: Page) =>
    readVersionMarker(page).then(
      (marker) => marker ?? 'the original build',
      (error: unknown) => String(error).split('\n')[0],
    );
  await expect.poll(() => Promise.all(pages.map(describeVersion)), options).toEqual(pages.map(() => mark));
}

/**
 * Reloads a page until its document is that of a stored version; null stands for the original build. A read of the
 * store that takes more than a second, as on a busy machine, makes the page come from the network once.
 */
export const reloadFromStore = (page: Page, mark: string | null): Promise<void> =>
  expect
    .poll(async () => {
      await page.reload();
      return readVersionMarker(page);
    })
    .toBe(mark);

/** Records the paths that the service worker requests, for itself and on behalf of pages. */
export function recordServiceWorkerRequests(context: BrowserContext): string[] {
  const paths: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.serviceWorker() && /^\/(m|mobile)\//.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/**
 * Records the paths of the responses that the service worker receives. An `only-if-cached` request for a file that is
 * not in the HTTP cache has no response.
 */
export function recordServiceWorkerResponses(context: BrowserContext): string[] {
  const paths: string[] = [];
  context.on('response', (response) => {
    if (response.request().serviceWorker()) paths.push(new URL(response.url()).pathname);
  });
  return paths;
}

/**
 * Makes pages that are opened after this call record the messages of the service worker. The report of a failed test
 * lists those of earlier documents too.
 */
export async function recordServiceWorkerMessages(context: BrowserContext): Promise<void> {
  await context.exposeBinding('reportWorkerMessage', ({ page }, text: string) => recordPageEvent(page, text));
  await context.addInitScript(() => {
    const messages: string[] = [];
    Object.assign(window, { workerMessages: messages });
    navigator.serviceWorker?.addEventListener('message', ({ data }) => {
      const message = `${data.type} ${data.build}`;
      messages.push(message);
      (window as unknown as { reportWorkerMessage(text: string): void }).reportWorkerMessage(message);
    });
  });
}

/** Resolves with the service worker messages that a tab has received since its document was loaded, one per line. */
export const readServiceWorkerMessages = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { workerMessages: string[] }).workerMessages.join('\n')).catch(() => '');

/**
 * Waits until one of the service worker messages that a tab has received since its document was loaded matches
 * `pattern`.
 */
export const waitForServiceWorkerMessage = (page: Page, pattern: RegExp) =>
  expect.poll(() => readServiceWorkerMessages(page), { timeout: SERVICE_WORKER_TIMEOUT_MS }).toMatch(pattern);

/**
 * Opens home and waits until the service worker has precached the served version and finished an update check. Later
 * update checks reach the server only after {@link clearUpdateCheckThrottle}.
 */
export async function openHomeWithServiceWorker(page: Page, context: BrowserContext, origin: string): Promise<void> {
  await recordServiceWorkerMessages(context);
  await page.goto(`${origin}/m/home`);
  await waitUntilServedVersionStored(page);
  await waitForServiceWorkerMessage(page, /version-current/);
}

/** Clears the update-check throttle, so that the next check reaches the server. */
export async function clearUpdateCheckThrottle(page: Page): Promise<void> {
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

/** Waits until the service worker has finished an update check and scheduled the next check. */
export const waitForUpdateCheck = (page: Page) =>
  expect.poll(async () => Number((await readServiceWorkerState(page)).nextCheck)).toBeGreaterThan(0);

/** Turns on the Save-Data preference in the service worker. */
export async function enableSaveData(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No service worker is running');
  await worker.evaluate(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
  });
}

/**
 * Dispatches `visibilitychange`, as the browser does when a tab becomes visible. A headless browser never fires this
 * event.
 */
export const dispatchVisibilityChange = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Returns a function that returns how many documents the page has loaded since that function was created. */
export function createDocumentLoadCounter(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}
