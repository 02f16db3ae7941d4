import type { BrowserContext, Page } from '@playwright/test';
import { ASSET_MANIFEST_URL, SHELL_URL } from '../../../src/contract/asset-manifest';
import { VERSIONS_DATABASE } from '../../../src/contract/storage-keys';
import { type Platform, startPlatform } from '../../platform/platform';
import { DIST, expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { SiteCopy } from '../../support/site-copy';
import { storedContent, untilStored } from '../../support/stored-content';

test.use({ allowedComplaints: LOST_NETWORK });

let site: SiteCopy;
let served: Platform;
test.beforeEach(async ({ page }) => {
  site = await SiteCopy.of(DIST);
  served = await startPlatform({ distDir: site.dir });
  await page.goto(`${served.origin}/m/home`);
  await untilStored(page);
});
test.afterEach(async () => {
  await served.close();
  await site.remove();
});

/** The mark of the version a page runs; null for the one that was built. */
const markOf = (page: Page) => page.evaluate(() => document.lastChild?.nodeValue?.trim() ?? null);

/** What the service worker itself asks the server for from now on, by path. */
function workerRequests(context: BrowserContext): string[] {
  const paths: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Puts the last look at the manifest so far back that the next start looks again. */
async function makeCheckDue(page: Page): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('checks', 'readwrite');
          writing.objectStore('checks').put(0, 'last');
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    VERSIONS_DATABASE,
  );
}

test('[OFF-2] a new version is fetched behind the page, changed files alone, and the next visit gets it', async ({
  page,
  context,
}) => {
  await site.publish('second');
  await makeCheckDue(page);
  const requests = workerRequests(context);
  await page.reload();
  expect(await markOf(page)).toBeNull();

  await expect.poll(() => requests).toEqual([ASSET_MANIFEST_URL, SHELL_URL]);
  await expect
    .poll(async () => {
      await page.reload();
      return markOf(page);
    })
    .toBe('second');
  expect(requests).toEqual([ASSET_MANIFEST_URL, SHELL_URL]);

  await context.setOffline(true);
  await page.reload();
  expect(await markOf(page)).toBe('second');
});

test('[OFF-2] a version that cannot be fetched whole never comes in charge', async ({ page, context }) => {
  await site.publish('broken');
  await makeCheckDue(page);
  const requests = workerRequests(context);
  await context.route(`**${SHELL_URL}`, (route) => route.abort('connectionreset'));
  await page.reload();
  // The HTTP cache is asked first and passed by then: two tries, and nothing is done after the second.
  await expect.poll(() => requests.filter((path) => path === SHELL_URL).length).toBe(2);

  await page.reload();
  expect(await markOf(page)).toBeNull();
  await context.setOffline(true);
  await page.reload();
  expect(await markOf(page)).toBeNull();
});

test('[OFF-2] the manifest is not asked for again within ten minutes', async ({ page, context }) => {
  const requests = workerRequests(context);
  await page.reload();
  const worker = context.serviceWorkers()[0];
  // A check begins 1.5 seconds after a start; the worker's own clock says when that is over.
  await worker?.evaluate(() => new Promise((over) => setTimeout(over, 2_500)));
  expect(requests).toEqual([]);
});

test('[OFF-2] a manifest that switches service workers off empties the store, until it switches them on again', async ({
  page,
}) => {
  await site.publish('bad', 'off');
  await makeCheckDue(page);
  await page.reload();
  await expect.poll(() => storedContent(page)).toEqual([]);
  await page.reload();
  expect(await markOf(page)).toBe('bad');

  await site.publish('good');
  await page.reload();
  await untilStored(page);
});
