import { expect, test } from '../../support/browser/fixtures';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';
import { LoginPage } from '../../support/page-objects/login-page';
import { waitUntilServedVersionStored } from '../../support/service-worker/stored-content';

test.use({ allowedPageErrors: OFFLINE_CONSOLE_ERROR_PATTERN });

test('[ROUTE-4.1][OFF-2.1] the not-found, sign-in and registration pages render offline even if never opened before', async ({
  page,
  context,
  homePage,
  registerPage,
}) => {
  await homePage.open();
  await waitUntilServedVersionStored(page);
  await context.setOffline(true);
  await page.goto('/m/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);

  await page.goto('/m/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in', exact: true })).toBeVisible();
  await expect(new LoginPage(page).username).toBeVisible();
  await registerPage.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Register', exact: true })).toBeVisible();
  await expect(registerPage.username).toBeVisible();
});
