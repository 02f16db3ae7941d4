import { expect, test } from '../../../support/browser/fixtures';
import { demoMemberOf } from '../../../support/members/demo-member';
import { expectAccessibleBothWays } from '../../../support/page/axe';
import { SmsForm } from '../../../support/page-objects/sms-form';

test('[REG-1] the registration form, its errors and its message have no accessibility violations, in both directions', async ({
  page,
  registerPage,
  platform,
}) => {
  platform.setScenario('FAIR', { imageCaptcha: true });
  await registerPage.open();
  await registerPage.submit.click();
  await expect(registerPage.username).toBeFocused();
  await expectAccessibleBothWays(page);
  await registerPage.fill('newcomer');
  await expect(page.getByRole('img', { name: 'A picture of letters and digits' })).toBeVisible();
  await registerPage.captcha.fill(platform.captchaText() ?? '');
  await registerPage.submit.click();
  await expect(registerPage.welcome).toBeVisible();
  await expectAccessibleBothWays(page);
});

test('[REG-1] the tabs for a mobile number and a generated username have no accessibility violations, with and without errors', async ({
  page,
  registerPage,
  platform,
}) => {
  platform.setScenario('FAIR', { mobileCodeRequired: true });
  await registerPage.open();
  await page.getByRole('tab', { name: 'Mobile' }).click();
  await expect(new SmsForm(page).callingCode).toBeVisible();
  await expectAccessibleBothWays(page);
  await registerPage.submit.click();
  await expect(new SmsForm(page).mobile).toBeFocused();
  await expectAccessibleBothWays(page);
  await page.getByRole('tab', { name: 'Quick' }).click();
  await expectAccessibleBothWays(page);
  await registerPage.submit.click();
  await expect(registerPage.password).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleBothWays(page);
});

test('[REG-1] the registration dialog and its errors have no accessibility violations, in both directions', async ({
  page,
}) => {
  await page.goto('/m/activity');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeVisible();
  await expectAccessibleBothWays(page);
  await dialog.getByRole('textbox', { name: 'Username' }).fill('alice');
  await dialog.getByLabel('Password', { exact: true }).fill('Brand-new-1');
  await expect(dialog.getByText('Somebody has this username already')).toBeVisible(); // wait, because it moves the button
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(dialog.getByText('This name or number is taken')).toBeVisible();
  await expectAccessibleBothWays(page);
});

test('[LOGIN-8] the errors of a required password change have no accessibility violations, in both directions', async ({
  page,
  loginPage,
}) => {
  const fiona = demoMemberOf('fiona');
  await loginPage.open();
  await loginPage.signIn(fiona.username, fiona.password);
  await expect(page).toHaveURL(/\/m\/changePsw/);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const current = page.getByLabel('Current password', { exact: true });
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleBothWays(page);
  await current.fill('not-the-password');
  await page.getByLabel('New password', { exact: true }).fill('Another-one-9');
  await page.getByLabel('Repeat new password', { exact: true }).fill('Another-one-8');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByLabel('Repeat new password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleBothWays(page);
});
