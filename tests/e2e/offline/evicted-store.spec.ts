import type { Page } from '@playwright/test';
import { CONTENT_CACHE } from '../../../src/contract/storage-keys';
import { openStored } from '../../support/deployed';
import { expect, test } from '../../support/fixtures';
import { goTo } from '../../support/go-to';
import { LOST_NETWORK } from '../../support/lost-network';
import { LoginPage } from '../../support/pages/login-page';
import { untilStored } from '../../support/stored-content';

test.use({ allowedComplaints: new RegExp(`${LOST_NETWORK.source}|status of 503`) });

// The page has asked for its version: it would have an emptied store filled again.
test.beforeEach(({ page, context, platform }) => openStored(page, context, platform.originOf('FAIR')));

/** What a browser short of room does: the files go, the database that knows them stays. */
const evict = (page: Page) => page.evaluate((name) => caches.delete(name), CONTENT_CACHE);

test('[OFF-2] a store the browser has emptied is filled again behind the page', async ({ page, homePage }) => {
  await evict(page);
  await page.reload();
  await expect(homePage.title).toBeVisible();
  await untilStored(page);
});

test('[OFF-2] a page whose code the browser has thrown away while the app was open is fetched again', async ({
  page,
}) => {
  await evict(page);
  await goTo(page, '/m/login');
  await expect(new LoginPage(page).username).toBeVisible();
});

test('[OFF-2] with neither store nor network a page says so and offers to try again', async ({
  page,
  context,
  homePage,
}) => {
  await evict(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(homePage.main).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeHidden();
});
