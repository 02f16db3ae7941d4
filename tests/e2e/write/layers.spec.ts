import { expect, test } from '../../support/fixtures';
import { signIn } from '../../support/signed-in';

test.use({ allowedComplaints: /Failed to load resource/ });

for (const [name, fault, words] of [
  [
    'in its own words',
    { errorCode: 'record.moved', message: 'Your record is being moved' },
    'Your record is being moved',
  ],
  ['as unknown where it has none', { status: 500 }, 'unknown error'],
] as const) {
  test(`[API-7] [SESS-5] what the platform refuses a member who has just signed in is told ${name}`, async ({
    page,
    platform,
  }) => {
    platform.fault({ endpoint: 'memberInfo', ...fault });
    await signIn(page);
    const notice = page.getByRole('alertdialog', { name: 'Notice' });
    await expect(notice).toContainText(words);
    await notice.getByRole('button', { name: 'Confirm' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'My account: alice' })).toBeVisible();
  });
}

for (const fault of [{ errorCode: 'TOO_MANY_REQUEST_IP', message: 'Slow down' }, { status: 502 }] as const) {
  test(`[API-7] [SESS-5] ${'status' in fault ? 'a gateway’s 502' : 'a rate limit'} at the same moment is told by nothing`, async ({
    page,
    platform,
  }) => {
    platform.fault({ endpoint: 'memberInfo', ...fault });
    await signIn(page);
    // The last of the tries; a call that is limited is made once.
    await expect.poll(() => platform.wire('memberInfo').length).toBe('status' in fault ? 3 : 1);
    await expect(page.getByRole('link', { name: 'My account: alice' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
}

test('[API-7] a notice over the sign-in dialog leaves what was typed in it', async ({ page, platform }) => {
  await page.goto('/m/activity');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const letGo = platform.hold({
    endpoint: 'status',
    errorCode: 'closed',
    message: 'Closed for stocktaking',
    times: 1,
  });
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const username = page.getByRole('dialog', { name: 'Log in' }).getByRole('textbox', { name: 'Username' });
  await username.fill('alice');
  letGo();
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('Closed for stocktaking');
  await notice.getByRole('button', { name: 'Confirm' }).click();
  await expect(notice).toHaveCount(0);
  await expect(username).toHaveValue('alice');
});
