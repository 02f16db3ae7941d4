import { expect, test } from '../../../support/browser/fixtures';
import { prepareMemberSession } from '../../../support/members/signed-in';

test('[LOGIN-1] [CS-1] the sign-in dialog offers customer service for a forgotten password, and keeps the typed username', async ({
  page,
  context,
}) => {
  const forgot = page.getByRole('button', { name: 'Forgot your password?' });
  const sheet = page.getByRole('dialog', { name: 'Customer service' });
  await page.goto('/m/activity');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const username = page.getByRole('dialog', { name: 'Log in' }).getByRole('textbox', { name: 'Username' });
  await username.fill('alice');
  await forgot.click();
  await expect(sheet).toContainText('Customer service can help you get a new password.');
  await expect(sheet.getByRole('link')).toHaveText(['Live chat', 'Assistant']);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(username).toHaveValue('alice');
  await expect(forgot).toBeFocused();

  await forgot.click();
  const opened = context.waitForEvent('page');
  await sheet.getByRole('link', { name: 'Live chat' }).click();
  const service = await opened;
  await expect(service).toHaveURL(/\/support\/LIVECHAT\?merchant=FAIR$/);
  await expect(service.getByRole('heading').first()).toBeVisible();
});

test('[LOGIN-1] without customer service, who forgot the password is told where to ask, as a visitor and as a member', async ({
  page,
  loginPage,
  platform,
}) => {
  platform.setScenario('FAIR', { noServices: true });
  await loginPage.open();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toContainText(
    'Another way to log in may still work',
  );

  await prepareMemberSession(page);
  await page.goto('/m/changePsw');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toContainText(
    'ask the operator who gave you your account',
  );
});
