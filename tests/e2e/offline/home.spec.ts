import type { Page } from '@playwright/test';
import { FAILED_START_COUNT_KEY, STATUS_CACHE_PREFIX } from '../../../src/contract/storage-keys';
import { expect, test } from '../../support/browser/fixtures';
import { type FaultProxy, startFaultProxy } from '../../support/http/fault-proxy';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';
import { waitForHomeHeadings } from '../../support/page/wait-for-home-headings';
import type { HomePage } from '../../support/page-objects/home-page';
import { waitUntilServedVersionStored } from '../../support/service-worker/stored-content';

test.use({ allowedPageErrors: OFFLINE_CONSOLE_ERROR_PATTERN });

let proxy: FaultProxy;
test.beforeEach(async ({ platform }) => {
  proxy = await startFaultProxy(platform.port);
});
test.afterEach(() => proxy.close());

/** Loads home and waits until all files are stored. Resolves with the headings of home. */
async function storeHome(page: Page, homePage: HomePage): Promise<string[]> {
  await page.goto(`${proxy.origin}/m/home`);
  await expect(homePage.title).toBeVisible();
  await waitUntilServedVersionStored(page);
  return waitForHomeHeadings(page);
}

test('[BOOT-5.2][OFF-2] home renders from the cache without waiting, both offline and when the server never responds', async ({
  page,
  context,
  homePage,
}) => {
  const headings = await storeHome(page, homePage);
  const readHeadings = (tab: Page) => () => tab.getByRole('heading').allInnerTexts();

  proxy.set({ refuse: true });
  proxy.resetConnections();
  await context.setOffline(true);
  await page.reload();
  await expect(homePage.title).toBeVisible();
  await expect.poll(readHeadings(page)).toEqual(headings);
  await page.close();

  await context.setOffline(false);
  proxy.set({ blackhole: true });
  proxy.resetConnections();
  const secondPage = await context.newPage();
  const [requestedUrls, failedUrls] = [[] as string[], [] as string[]];
  // Of one page: the requests of a page that is closed fail at any time after it.
  const recordFailures = (tab: Page) => tab.on('requestfailed', (request) => failedUrls.push(request.url()));
  secondPage.on('request', (request) => requestedUrls.push(request.url()));
  recordFailures(secondPage);
  await secondPage.goto(`${proxy.origin}/m/home`, { waitUntil: 'commit' });
  await expect.poll(readHeadings(secondPage)).toEqual(headings);
  // No timeout was needed to render: the requests are still pending.
  await expect.poll(() => requestedUrls.filter((url) => url.includes('/wps/'))).not.toEqual([]);
  expect(failedUrls).toEqual([]);

  await secondPage.evaluate((prefix) => {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
      const cached = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...cached, at: cached.at - 48 * 60 * 60 * 1000 }));
    }
  }, STATUS_CACHE_PREFIX);
  await secondPage.close();
  const thirdPage = await context.newPage();
  failedUrls.length = 0;
  recordFailures(thirdPage);
  await thirdPage.goto(`${proxy.origin}/m/home`, { waitUntil: 'commit' });
  await expect.poll(readHeadings(thirdPage)).toEqual(headings);
  // The request itself times out after 30 s; it is still pending.
  expect(failedUrls).toEqual([]);
  await expect(thirdPage.getByText(/· data from/)).toBeVisible();
  await expect.poll(() => thirdPage.evaluate((key) => localStorage.getItem(key), FAILED_START_COUNT_KEY)).toBeNull();
});

test('[OFF-3.3][BOOT-5] cached data is marked as stale after three seconds without a response', async ({
  page,
  context,
  homePage,
  platform,
}) => {
  await homePage.open();
  await waitUntilServedVersionStored(page);
  const headings = await waitForHomeHeadings(page);
  await page.close();

  // A new tab, because in-memory responses of the last five minutes would need no network.
  await context.route('**/wps/**', () => undefined); // accepted, never answered
  const secondPage = await context.newPage();
  await secondPage.goto('/m/home');
  await expect.poll(() => secondPage.getByRole('heading').allInnerTexts()).toEqual(headings);
  // The requests themselves time out after 30 s.
  await expect(secondPage.getByText(/· data from/)).toBeVisible();

  await context.setOffline(true);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await secondPage.reload();
  await expect(secondPage.getByRole('heading', { level: 1 })).toBeVisible();
  platform.setScenario('FAIR', { maintenance: true });
  await context.setOffline(false);
  await expect(secondPage.getByRole('heading', { level: 1, name: 'We are under maintenance' })).toBeVisible();
});
