import { expect, test } from '../../support/fixtures';
import { quiet } from '../../support/quiet';

test.use({
  allowedComplaints: /Failed to load resource|dynamically imported module|failed to render/,
});

test('[ROUTE-1] [OFF-2] a page whose code does not come says so; Back and Refresh lead out of it', async ({
  page,
  context,
  homePage,
}) => {
  await homePage.open();
  // What comes late is here: code that fails while the network returns would have the page start anew.
  await expect(page.locator('[aria-roledescription=carousel]')).toBeVisible();
  await quiet(page);
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

test('[OFF-2] a start goes well when the code of what comes after it is kept away', async ({ page, homePage }) => {
  const asked = page.waitForRequest(/sw-bridge/);
  await page.route(/sw-bridge/, (route) => route.abort());
  await homePage.open();
  await asked;
  await expect(homePage.main.getByRole('link').first()).toBeVisible();
});
