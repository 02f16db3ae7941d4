import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';

// Code that was still on its way when the network went is missed by the browser, and not by the member.
const MISSED = /error occurred when fetching the script|Failed to fetch dynamically imported module/;
test.use({ allowedComplaints: new RegExp(`${LOST_NETWORK.source}|${MISSED.source}`) });

test('[OFF-1] going offline is said for a moment', async ({ context, page, homePage }) => {
  await homePage.open();
  await expect(homePage.title).toBeVisible();
  await context.setOffline(true);
  const toast = page.getByText('network offline');
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCount(0);
  await expect(homePage.title).toBeVisible();
  await expect(homePage.bottomNavigation).toBeVisible();
});

test('[OFF-2] a sign-in offline says so, keeps what was typed, and is not sent by itself later', async ({
  context,
  page,
  loginPage,
  platform,
}) => {
  await loginPage.open();
  await loginPage.username.fill('alice');
  await loginPage.password.fill('Wonder-land-7');
  await context.setOffline(true);
  await loginPage.submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'What you typed is kept' })).toBeVisible({ timeout: 10_000 });
  await expect(loginPage.username).toHaveValue('alice');
  await expect(loginPage.password).toHaveValue('Wonder-land-7');
  await context.setOffline(false);
  await expect(loginPage.submit).not.toHaveAttribute('aria-busy', 'true');
  expect(platform.wire('login')).toHaveLength(0);
  await page.waitForTimeout(600); // the guard's half second (LOGIN-3)
  await loginPage.submit.click();
  await expect(page).toHaveURL(/\/m\/home/);
});
