import { expect, test } from '../../../support/browser/fixtures';
import { OFFLINE_CONSOLE_ERRORS } from '../../../support/http/offline-console-errors';
import { demoMemberOf } from '../../../support/members/demo-member';
import { signInByForm } from '../../../support/members/signed-in';
import { waitUntilStored } from '../../../support/service-worker/stored-content';

const alice = demoMemberOf('alice');
const fiona = demoMemberOf('fiona');

/** A start that loses the network may still be fetching its service worker. */
test.use({
  allowedPageErrors: new RegExp(`${OFFLINE_CONSOLE_ERRORS.source}|Failed to load resource`),
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[LOGIN-3] [OFF-2] offline, the form shows an error, keeps its input and sends it only on another submit', async ({
    page,
    context,
    loginPage,
    platform,
  }) => {
    await loginPage.open();
    await expect(loginPage.submit).toBeVisible();
    await waitUntilStored(page);
    await context.setOffline(true);
    await loginPage.signIn(alice.username, alice.password);
    await expect(page.getByRole('alert').filter({ hasText: 'What you typed is kept' })).toBeVisible();
    await expect(loginPage.password).toHaveValue(alice.password);
    await expect(loginPage.submit).toHaveAttribute('aria-busy', 'false');
    await context.setOffline(false);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
    expect(platform.wireEntries('login')).toHaveLength(0);
    await loginPage.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
  });
});

test('[API-7] a rate-limited sign-in shows no alert, and the form can be submitted again', async ({
  page,
  loginPage,
  platform,
}) => {
  platform.addFault({ endpoint: 'login', errorCode: 'TOO_MANY_REQUEST_LOGIN', message: 'Too many', times: 1 });
  await loginPage.open();
  await loginPage.signIn(alice.username, alice.password);
  await expect(page.getByRole('status').filter({ hasText: 'Please wait' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await loginPage.submit.click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('[SESS-5] a token without a member opens the sign-in page', async ({ page, loginPage, platform }) => {
  const anonymousMember = { success: true, value: { userName: '', type: -1 } };
  platform.addFault({
    endpoint: 'memberInfo',
    body: JSON.stringify(anonymousMember),
    contentType: 'application/json',
    times: 1,
  });
  await loginPage.open();
  await loginPage.signIn(alice.username, alice.password);
  await expect.poll(() => platform.wireEntries('memberInfo').length).toBe(1);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(loginPage.submit).toBeVisible();
});

test.describe('the dialog', () => {
  test('[LOGIN-1] [LOGIN-4] signs in over a page and stays on it', async ({ page }) => {
    await page.goto('/m/activity');
    const openButton = page.getByRole('main').getByRole('button', { name: 'Log in' });
    await openButton.click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(openButton).toBeFocused();
    await openButton.click();
    await dialog.getByRole('textbox', { name: 'Username' }).fill(alice.username);
    await dialog.getByLabel('Password', { exact: true }).fill(alice.password);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(openButton).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/activity/);
  });

  test('[LOGIN-8] opens the password page if the password must be changed', async ({ page }) => {
    await page.goto('/m/activity');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('textbox', { name: 'Username' }).fill(fiona.username);
    await dialog.getByLabel('Password', { exact: true }).fill(fiona.password);
    await dialog.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/m\/changePsw/);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/m\/home/);
  });
});

test('[LOGIN-9] after signing out, a member page requires signing in', async ({ page }) => {
  await signInByForm(page);
  await page.goto('/m/member/home');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
  await page.goto('/m/member/home');
  await expect(page).toHaveURL(/\/m\/login/);
});
