import type { Page } from '@playwright/test';
import { APP_FILES_CACHE } from '../../../src/contract/storage-keys';
import { expect, test } from '../../support/browser/fixtures';
import { openHomeWithServiceWorker, waitForServiceWorkerMessage } from '../../support/deploy/deployed-site';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';
import { navigateInApp } from '../../support/page/navigate-in-app';
import { LoginPage } from '../../support/page-objects/login-page';
import { waitUntilServedVersionStored } from '../../support/service-worker/stored-content';

test.use({ allowedPageErrors: new RegExp(`${OFFLINE_CONSOLE_ERROR_PATTERN.source}|status of 503`) });

/** Simulates storage eviction: deletes the cache, but not the database that lists the cached files. */
const evict = (page: Page) => page.evaluate((name) => caches.delete(name), APP_FILES_CACHE);

test('[OFF-2] evicted files are fetched and stored again when the app is opened online', async ({
  page,
  context,
  platform,
  homePage,
}) => {
  // Wait until the page has checked its version: a later check would refill the emptied store.
  await openHomeWithServiceWorker(page, context, platform.originOf('FAIR'));
  await evict(page);
  await navigateInApp(page, '/m/login');
  await expect(new LoginPage(page).username).toBeVisible();

  await homePage.open();
  await expect(homePage.title).toBeVisible();
  await waitUntilServedVersionStored(page);

  await waitForServiceWorkerMessage(page, /version-current/);
  await evict(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(homePage.main).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeHidden();
});
