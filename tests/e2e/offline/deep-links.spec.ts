import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { LoginPage } from '../../support/pages/login-page';
import { untilStored } from '../../support/stored-content';

test.use({ allowedComplaints: LOST_NETWORK });

test.beforeEach(async ({ page, context, homePage }) => {
  await homePage.open();
  await untilStored(page);
  await context.setOffline(true);
});

test('[ROUTE-4] an unknown path renders the not-found page offline', async ({ page }) => {
  await page.goto('/m/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('[OFF-2] a page that was never opened renders offline', async ({ page }) => {
  await page.goto('/m/login');
  await expect(new LoginPage(page).username).toBeVisible();
});
