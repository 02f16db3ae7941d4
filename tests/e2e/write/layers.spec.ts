import { expect, test } from '../../support/fixtures';

test.use({ allowedComplaints: /Failed to load resource/ });

test('[API-7] a notice over the sign-in dialog leaves what was typed in it', async ({ page, platform }) => {
  await page.goto('/m/activity');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  platform.fault({
    endpoint: 'status',
    latencyMs: 2_500,
    errorCode: 'closed',
    message: 'Closed for stocktaking',
    times: 1,
  });
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const username = page.getByRole('dialog', { name: 'Log in' }).getByRole('textbox', { name: 'Username' });
  await username.fill('alice');
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('Closed for stocktaking');
  await notice.getByRole('button', { name: 'Confirm' }).click();
  await expect(notice).toHaveCount(0);
  await expect(username).toHaveValue('alice');
});
