import { expect, test } from '../../../support/browser/fixtures';
import { findDemoMember } from '../../../support/members/demo-member';
import {
  ALL_REMEMBERED_LOGIN_PARTS,
  findRememberedLoginParts,
  readRememberedLoginKey,
} from '../../../support/members/remembered-login';
import { openAppInNewTab, readSessionUsername } from '../../../support/members/remembered-tab';
import { locateMemberName } from '../../../support/members/shown-member';
import { PasswordPage } from '../../../support/page-objects/password-page';

const alice = findDemoMember('alice');

test.describe('signing in with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[LOGIN-2.1][ENC-1] the platform can decrypt the body of the sign-in request, and no request contains the password in plain text', async ({
    page,
    loginPage,
    platform,
  }) => {
    await loginPage.open();
    await loginPage.signIn(alice.username, alice.password);
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(locateMemberName(page, 'alice')).toBeVisible();

    const [sent] = platform.wireEntries('login');
    expect(sent?.status).toBe(200);
    expect(sent?.headers).toMatchObject({ encryption: '1', merchant: 'FAIR' });
    expect(sent?.body).toMatch(/^[A-Za-z0-9+/]+=*$/);
    const allRequests = JSON.stringify(platform.wireEntries());
    for (const form of [alice.password, btoa(alice.password), encodeURIComponent(alice.password)]) {
      expect(allRequests).not.toContain(form);
    }
  });
});

test('[ROUTE-2.2][SESS-1.1][SESS-5.1] after a sign-in, the requested page opens with its query, and the session is stored in sessionStorage', async ({
  page,
  loginPage,
}) => {
  await page.goto('/m/voucherCenter?from=mail');
  await expect(page).toHaveURL(/\/m\/login/);
  await loginPage.signIn(alice.username, alice.password);
  await expect(page).toHaveURL(/\/m\/voucherCenter\?from=mail/);
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  const session = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'));
  const memberData = { userName: 'alice', merchantCode: 'FAIR', type: 0, firstTimeLogin: false };
  await expect.poll(session).toMatchObject(memberData); // the type is set once the member info has been fetched
});

test.describe('signing in if the web worker cannot be loaded', () => {
  test.use({ allowedPageErrors: /worker-|Failed to load resource|net::ERR/ });

  test('[ENC-3.2] the page itself encrypts the body of the sign-in request', async ({ page, context, loginPage }) => {
    await context.route(/\/m\/assets\/worker-(?!api)/, (route) => route.abort());
    await loginPage.open();
    await loginPage.signIn(alice.username, alice.password);
    await expect(page).toHaveURL(/\/m\/home/);
  });
});

test('[LOGIN-1] [LOGIN-4] a visitor who signs in with the sign-in dialog stays on the page below the dialog', async ({
  page,
}) => {
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

test('[LOGIN-4.1][LOGIN-8.1][REM-1] after a first sign-in, only the password change opens until it is done; the new password is remembered', async ({
  page,
  context,
  loginPage,
  platform,
}) => {
  const fiona = findDemoMember('fiona');
  await loginPage.open();
  await loginPage.signIn(fiona.username, fiona.password);
  await expect(page).toHaveURL(/\/m\/changePsw/);
  await expect.poll(() => findRememberedLoginParts(page)).toEqual(ALL_REMEMBERED_LOGIN_PARTS);
  await page.goto('/m/home');
  await expect(page).toHaveURL(/\/m\/changePsw/);

  const key = await readRememberedLoginKey(page);
  const form = new PasswordPage(page);
  await form.current.fill(fiona.password);
  await form.choose('Another-one-9');
  await expect(page).toHaveURL(/\/m\/home/);
  await expect.poll(() => readRememberedLoginKey(page)).not.toBe(key); // the new password is encrypted in the background
  await page.close();
  const tab = await openAppInNewTab(context, '/m/home');
  await expect.poll(() => readSessionUsername(tab)).toBe('fiona');
  expect(platform.wireEntries('login')).toHaveLength(2);
});
