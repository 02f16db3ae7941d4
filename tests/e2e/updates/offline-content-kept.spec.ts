import type { Page } from '@playwright/test';
import {
  clearUpdateCheckThrottle,
  dispatchVisibilityChange,
  expect,
  openHomeWithServiceWorker,
  readVersionMarker,
  test,
  waitForVersion,
} from '../../support/deploy/deployed-site';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';
import { readActiveVersion } from '../../support/service-worker/service-worker-state';
import { fetchServedAssetManifest, readStoredBodyHashes } from '../../support/service-worker/stored-content';

test.use({ allowedPageErrors: OFFLINE_CONSOLE_ERROR_PATTERN });

const language = (page: Page) => page.evaluate(() => document.documentElement.lang);

/**
 * Chooses Vietnamese, and waits until its catalogue is loaded and stored: a deploy removes it from the server, and only
 * what is stored by then is kept for offline use.
 */
async function switchToVietnamese(page: Page): Promise<void> {
  const { files } = await fetchServedAssetManifest(page);
  const catalogue = files.find(({ url }) => /\/texts-\w+\/vi\.js$/.test(url));
  await page.getByRole('combobox', { name: 'Language' }).selectOption('VI');
  await expect.poll(() => language(page)).toBe('vi');
  const storedHashes = async () => (await readStoredBodyHashes(page)).map(({ storedHash }) => storedHash);
  await expect.poll(storedHashes).toContain(catalogue?.sha256);
}

test('[UPD-2.2] after an app update, the Vietnamese texts and the pages available offline before are still available offline', async ({
  page,
  context,
  site,
  served,
}) => {
  await openHomeWithServiceWorker(page, context, served.origin);
  await switchToVietnamese(page);
  const before = await readActiveVersion(page);
  expect(before).toBeDefined();
  await site.publish('second', { changed: ['texts', 'pages'] });
  // Deferred files do not come until they are released; the update notice must wait for them.
  const delayedUrls: string[] = [];
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(/(texts-second\/vi|pages-login-second)\.js/, async (route) => {
    delayedUrls.push(route.request().url());
    await isReleased;
    await route.continue();
  });
  await clearUpdateCheckThrottle(page);
  await dispatchVisibilityChange(page);
  const notice = page.getByRole('region', { name: 'Đã có phiên bản mới, hãy nhấn làm mới' });
  await expect.poll(() => new Set(delayedUrls).size).toBe(2);
  // The worker answers meanwhile, with the version before as the active one: there is nothing to offer yet.
  expect((await readActiveVersion(page))?.id).toBe(before?.id);
  await expect(notice).toHaveCount(0);
  release();
  await expect(notice).toBeVisible();
  // The network is lost as soon as the new version is offered.
  await context.setOffline(true);
  await notice.getByRole('button', { name: 'Làm mới', exact: true }).click();
  await waitForVersion('second', [page]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => language(page)).toBe('vi');

  await page.goto(new URL('/m/login', page.url()).href);
  await expect(page.getByRole('main').locator('input[type="password"]')).toBeVisible();
  await expect.poll(() => language(page)).toBe('vi');
});

test('[UPD-2.2] a new app version is not offered if its catalogue for the current language cannot be fetched', async ({
  page,
  context,
  site,
  served,
}) => {
  await openHomeWithServiceWorker(page, context, served.origin);
  await switchToVietnamese(page);
  await site.publish('second', { changed: 'texts' });
  const abortedUrls: string[] = [];
  await context.route(/texts-second\/vi\.js/, (route) => {
    abortedUrls.push(route.request().url());
    return route.abort('connectionreset');
  });
  await clearUpdateCheckThrottle(page);
  await dispatchVisibilityChange(page);
  await expect.poll(() => abortedUrls.length).toBeGreaterThan(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await readVersionMarker(page)).toBeNull();
  await expect.poll(() => language(page)).toBe('vi');
});
