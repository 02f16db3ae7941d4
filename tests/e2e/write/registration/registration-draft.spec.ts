import { expect, test } from '../../../support/browser/fixtures';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../../support/http/offline-console-error-pattern';
import { LoginPage } from '../../../support/page-objects/login-page';

test.use({ allowedPageErrors: OFFLINE_CONSOLE_ERROR_PATTERN });

test('[REG-3] if the response to a registration is lost, signing in to the new account deletes the registration draft', async ({
  page,
  registerPage,
  platform,
}) => {
  platform.addFault({ endpoint: 'registerByUsername', cut: true, times: 1 });
  await registerPage.open();
  await registerPage.fill('newcomer');
  await registerPage.submit.click();
  await expect(registerPage.alert).toContainText('your account may exist already');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  const login = new LoginPage(page);
  await expect(login.remember).toBeVisible();
  await login.signIn('newcomer', 'Brand-new-1');
  await expect(page).toHaveURL(/\/m\/home/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('MC_REGISTER_DRAFT'))).toBeNull();

  // Another visitor in the same tab, without a page load.
  await page.getByRole('link', { name: /^My account/ }).click();
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
  await page.getByRole('link', { name: 'Register' }).first().click();
  await registerPage.fill('another');
  await registerPage.submit.click();
  await expect(registerPage.welcome).toContainText('another');
  expect(platform.memberNames('FAIR')).toContain('another');
});
