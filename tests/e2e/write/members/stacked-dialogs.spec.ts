import { expect, test } from '../../../support/browser/fixtures';
import { signInByForm } from '../../../support/members/signed-in';

test.use({ allowedPageErrors: /Failed to load resource/ });

test('[API-7.2][SESS-5] a failed request for the member record right after sign-in is reported with its message', async ({
  page,
  platform,
}) => {
  platform.addFault({ endpoint: 'memberInfo', errorCode: 'record.moved', message: 'Your record is being moved' });
  await signInByForm(page);
  const notice = page.getByRole('alertdialog', { name: 'Notice' });
  await expect(notice).toContainText('Your record is being moved');
  await notice.getByRole('button', { name: 'Confirm' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'My account: alice' })).toBeVisible();
});

test('[API-7.1][SESS-5] sign-in shows no alert if the member record gets a gateway’s 502', async ({
  page,
  platform,
}) => {
  platform.addFault({ endpoint: 'memberInfo', status: 502 });
  await signInByForm(page);
  // The last of the retries.
  await expect.poll(() => platform.wireEntries('memberInfo').length).toBe(3);
  await expect(page.getByRole('link', { name: 'My account: alice' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('[API-7.2] an alert over the sign-in dialog does not clear the fields of the dialog', async ({
  page,
  platform,
}) => {
  await page.goto('/m/activity');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const release = platform.holdRequests({ endpoint: 'status', errorCode: 'closed', message: 'Closed for stocktaking' });
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const username = page.getByRole('dialog', { name: 'Log in' }).getByRole('textbox', { name: 'Username' });
  await username.fill('alice');
  release();
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('Closed for stocktaking');
  await notice.getByRole('button', { name: 'Confirm' }).click();
  await expect(notice).toHaveCount(0);
  await expect(username).toHaveValue('alice');
});
