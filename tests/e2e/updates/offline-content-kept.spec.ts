import type { Page } from '@playwright/test';
import {
  clearUpdateCheckThrottle,
  dispatchVisibilityChange,
  expect,
  openHomeWithServiceWorker,
  readVersionMarker,
  test,
} from '../../support/deploy/deployed-site';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';

test.use({ allowedPageErrors: OFFLINE_CONSOLE_ERROR_PATTERN });

const switchToVietnamese = (page: Page) => page.getByRole('combobox', { name: 'Language' }).selectOption('VI');
const language = (page: Page) => page.evaluate(() => document.documentElement.lang);

test('[UPD-2.2] after an app update, the Vietnamese texts and the pages available offline before are still available offline', async ({
  page,
  context,
  site,
  served,
}) => {
  await openHomeWithServiceWorker(page, context, served.origin);
  await switchToVietnamese(page);
  await expect.poll(() => language(page)).toBe('vi');
  await site.publish('second', { changed: ['texts', 'pages'] });
  // Deferred files load slowly; the update notice must wait for them.
  const delayedUrls: string[] = [];
  await context.route(/(texts-second\/vi|pages-login-second)\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    delayedUrls.push(route.request().url());
    await route.continue();
  });
  await clearUpdateCheckThrottle(page);
  await dispatchVisibilityChange(page);
  const notice = page.getByRole('region', { name: 'Đã có phiên bản mới, hãy nhấn làm mới' });
  await expect(notice).toBeVisible();
  expect(delayedUrls).toHaveLength(2);
  // The network is lost as soon as the new version is offered.
  await context.setOffline(true);
  await notice.getByRole('button').last().click();
  await expect.poll(() => readVersionMarker(page).catch(() => null)).toBe('second');
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
