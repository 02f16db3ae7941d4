import { expect, test } from '../../support/browser/fixtures';
import { waitForNetworkIdle } from '../../support/page/wait-for-network-idle';

test.use({
  allowedPageErrors: /Failed to load resource|dynamically imported module|failed to render/,
});

test('[ROUTE-1] [OFF-2] a page whose code fails to load shows an error; Back leaves the page and Refresh loads it again', async ({
  page,
  context,
  homePage,
}) => {
  await homePage.open();
  // Wait for deferred chunks: a chunk that fails while the network returns would reload the page.
  await expect(page.locator('[aria-roledescription=carousel]')).toBeVisible();
  await waitForNetworkIdle(page);
  await context.setOffline(true);
  await homePage.bottomNavigation.getByRole('link', { name: 'Promotions' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The network cannot be reached');
  await expect(page.getByRole('main')).toHaveCount(1);

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(homePage.main.getByRole('link').first()).toBeVisible();

  await context.setOffline(false);
  await homePage.bottomNavigation.getByRole('link', { name: 'Promotions' }).click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
});

test('[OFF-2] the app starts even if its deferred service-worker code fails to load', async ({ page, homePage }) => {
  const bridgeRequest = page.waitForRequest(/service-worker-bridge/);
  await page.route(/service-worker-bridge/, (route) => route.abort());
  await homePage.open();
  await bridgeRequest;
  await expect(homePage.main.getByRole('link').first()).toBeVisible();
});
