import { expect, test } from '../../../support/browser/fixtures';
import { signInByForm } from '../../../support/members/signed-in';

test.use({ allowedPageErrors: /Failed to load resource/ });

for (const [name, fault, words] of [
  [
    'with the platform’s message',
    { errorCode: 'record.moved', message: 'Your record is being moved' },
    'Your record is being moved',
  ],
  ['as an unknown error if the response has no message', { status: 500 }, 'unknown error'],
] as const) {
  test(`[API-7.2][SESS-5] a failed request for the member record right after sign-in is reported ${name}`, async ({
    page,
    platform,
  }) => {
    platform.addFault({ endpoint: 'memberInfo', ...fault });
    await signInByForm(page);
    const notice = page.getByRole('alertdialog', { name: 'Notice' });
    await expect(notice).toContainText(words);
    await notice.getByRole('button', { name: 'Confirm' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'My account: alice' })).toBeVisible();
  });
}

for (const fault of [{ errorCode: 'TOO_MANY_REQUEST_IP', message: 'Slow down' }, { status: 502 }] as const) {
  test(`[API-7.1][SESS-5] sign-in shows no alert if the member record gets ${'status' in fault ? 'a gateway’s 502' : 'a rate limit'}`, async ({
    page,
    platform,
  }) => {
    platform.addFault({ endpoint: 'memberInfo', ...fault });
    await signInByForm(page);
    // The last of the retries; a rate-limited request is not retried.
    await expect.poll(() => platform.wireEntries('memberInfo').length).toBe('status' in fault ? 3 : 1);
    await expect(page.getByRole('link', { name: 'My account: alice' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
}

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
