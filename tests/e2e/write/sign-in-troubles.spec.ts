import { memberOf } from '../../support/demo';
import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { signIn } from '../../support/signed-in';
import { untilStored } from '../../support/stored-content';

const alice = memberOf('alice');
const fiona = memberOf('fiona');

/** A start cut off by the loss of the network may still be fetching its service worker. */
test.use({ serviceWorkers: 'allow', allowedComplaints: new RegExp(`${LOST_NETWORK.source}|Failed to load resource`) });

test('[LOGIN-3] [OFF-2] offline, the form says so, keeps what was typed and sends it only when told to', async ({
  page,
  context,
  loginPage,
  platform,
}) => {
  await loginPage.open();
  await expect(loginPage.submit).toBeVisible();
  await untilStored(page);
  await context.setOffline(true);
  await loginPage.signIn(alice.username, alice.password);
  await expect(page.getByRole('alert').filter({ hasText: 'What you typed is kept' })).toBeVisible();
  await expect(loginPage.password).toHaveValue(alice.password);
  await expect(loginPage.submit).toHaveAttribute('aria-busy', 'false');
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  expect(platform.wire('login')).toHaveLength(0);
  await loginPage.submit.click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('[API-7] asked too often, nothing pops up and the form can be used again', async ({
  page,
  loginPage,
  platform,
}) => {
  platform.fault({ endpoint: 'login', errorCode: 'TOO_MANY_REQUEST_LOGIN', message: 'Too many', times: 1 });
  await loginPage.open();
  await loginPage.signIn(alice.username, alice.password);
  await expect(page.getByRole('status').filter({ hasText: 'Please wait' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await loginPage.submit.click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('[SESS-5] a token that belongs to nobody leads to the sign-in page', async ({ page, loginPage, platform }) => {
  const nobody = { success: true, value: { userName: '', type: -1 } };
  platform.fault({ endpoint: 'memberInfo', body: JSON.stringify(nobody), contentType: 'application/json', times: 1 });
  await loginPage.open();
  await loginPage.signIn(alice.username, alice.password);
  await expect.poll(() => platform.wire('memberInfo').length).toBe(1);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(loginPage.submit).toBeVisible();
});

test.describe('the dialog', () => {
  test('[LOGIN-1] [LOGIN-4] signs in over a page and stays on it', async ({ page }) => {
    await page.goto('/m/activity');
    const open = page.getByRole('main').getByRole('button', { name: 'Log in' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
    await open.click();
    await dialog.getByRole('textbox', { name: 'Username' }).fill(alice.username);
    await dialog.getByLabel('Password', { exact: true }).fill(alice.password);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(open).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/activity/);
  });

  test('[LOGIN-8] a password that is due comes before the page', async ({ page }) => {
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

test('[LOGIN-9] after signing out the next visit to the page asks to sign in', async ({ page }) => {
  await signIn(page);
  await page.goto('/m/member/home');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
  await page.goto('/m/member/home');
  await expect(page).toHaveURL(/\/m\/login/);
});
