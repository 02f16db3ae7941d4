import type { Request } from '@playwright/test';
import { ASSET_MANIFEST_URL } from '../../../../src/contract/service-worker/service-worker-urls';
import { expect, test } from '../../../support/browser/fixtures';
import { findDemoMember } from '../../../support/members/demo-member';
import {
  ALL_REMEMBERED_LOGIN_PARTS,
  findRememberedLoginParts,
  readRememberedLoginKey,
  writeLegacyRememberedLogin,
} from '../../../support/members/remembered-login';
import { openAppInNewTab, readSessionUsername, rememberLoginOfAlice } from '../../../support/members/remembered-tab';
import { signInByForm } from '../../../support/members/signed-in';
import { expectAccessibleInBothTextDirections } from '../../../support/page/axe';
import { dumpStorage, listSecretEncodings } from '../../../support/page/storage-dump';
import { waitForNetworkIdle } from '../../../support/page/wait-for-network-idle';
import { CaptchaDialog } from '../../../support/page-objects/captcha-dialog';
import { LoginPage } from '../../../support/page-objects/login-page';
import { RegisterPage } from '../../../support/page-objects/register-page';
import { waitUntilServedVersionStored } from '../../../support/service-worker/stored-content';

const alice = findDemoMember('alice');
const passwordIn = (dump: string) => listSecretEncodings(alice.password).filter((form) => dump.includes(form));

test.describe('remembered login with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[REM-1.1][REM-2.1][REM-3] no readable password is stored; in a new tab, auto login signs the member in and keeps the requested page', async ({
    page,
    context,
    platform,
  }) => {
    await page.goto('/m/home');
    await waitUntilServedVersionStored(page);
    await signInByForm(page, 'alice', { remember: true });
    await expect.poll(() => findRememberedLoginParts(page)).toEqual(ALL_REMEMBERED_LOGIN_PARTS);
    const dump = await dumpStorage(page);
    expect(dump).toContain('alice');
    expect(passwordIn(dump)).toEqual([]); // plain, in Base64 up to three times, in hex
    await page.close();
    const home = await openAppInNewTab(context, '/m/home');
    expect(await home.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect.poll(() => readSessionUsername(home)).toBe('alice');
    expect(platform.wireEntries('login')).toHaveLength(2);
    expect(await home.getByRole('dialog').count()).toBe(0);

    const inner = await openAppInNewTab(context, '/m/voucherCenter?from=mail');
    await expect(inner).toHaveURL(/\/m\/voucherCenter\?from=mail/);
    await expect(inner.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  });
});

test.describe('remembered login', () => {
  test('[ROUTE-6.1][REM-3.1] on a member page with a backUrl, the remembered login fills in the username, but auto login does not start', async ({
    page,
    context,
    platform,
  }) => {
    await rememberLoginOfAlice(page);
    const tab = await openAppInNewTab(context, '/m/withdraw?backUrl=x');
    await expect(new LoginPage(tab).username).toHaveValue('alice');
    await waitForNetworkIdle(tab);
    expect(await readSessionUsername(tab)).toBeUndefined();
    expect(platform.wireEntries('login')).toHaveLength(1);
  });

  test('[REM-3.1][REM-3.5] after a sign-out, the username is filled in, but auto login waits for the next sign-in with the form', async ({
    page,
    context,
  }) => {
    await signInByForm(page, 'alice', { remember: true });
    await expect.poll(() => findRememberedLoginParts(page)).toEqual(ALL_REMEMBERED_LOGIN_PARTS);
    await page.goto('/m/member/home');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/m\/home/);
    await page.reload();
    await waitForNetworkIdle(page);
    expect(await readSessionUsername(page)).toBeUndefined();
    await page.goto('/m/login');
    await expect(new LoginPage(page).username).toHaveValue('alice');
    await expect(page.getByRole('button', { name: 'Continue as alice' })).toBeHidden();
    const key = await readRememberedLoginKey(page);
    await signInByForm(page, 'alice', { remember: true });
    await expect.poll(() => readRememberedLoginKey(page)).not.toBe(key); // it is remembered again in the background
    const tab = await openAppInNewTab(context, '/m/home');
    await expect.poll(() => readSessionUsername(tab)).toBe('alice');
  });

  test.describe('of a former app', () => {
    // The test stores it.
    test.use({ allowedPrivateData: /^MC_REMEMBER\/login: password$/ });

    test('[REM-2] a remembered login in the legacy format is used for auto login and then stored encrypted', async ({
      page,
      context,
    }) => {
      await page.goto(ASSET_MANIFEST_URL); // not a page of the app, which could read an incomplete record
      const toBase64 = (text: string) => Buffer.from(text).toString('base64');
      const password = toBase64(`${toBase64(alice.password)}r4nd0m`);
      await writeLegacyRememberedLogin(
        page,
        { type: 'username', username: 'alice', password, merchant: 'FAIR' },
        'r4nd0m',
      );
      await page.close();
      const tab = await openAppInNewTab(context, '/m/home');
      await expect.poll(() => readSessionUsername(tab)).toBe('alice');
      await expect.poll(() => findRememberedLoginParts(tab)).toEqual(ALL_REMEMBERED_LOGIN_PARTS);
      expect(passwordIn(await dumpStorage(tab))).toEqual([]);
    });
  });

  test('[REM-1] without IndexedDB, signing in works, but the login is not remembered', async ({ page, loginPage }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { get: () => undefined });
    });
    await loginPage.open();
    await loginPage.remember.check();
    await loginPage.signIn(alice.username, alice.password);
    await expect(page).toHaveURL(/\/m\/home/);
    await waitForNetworkIdle(page);
    expect(await readRememberedLoginKey(page)).toBeNull();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await readSessionUsername(page)).toBe('alice');
    expect(await readRememberedLoginKey(page)).toBeNull();
  });
});

test('[REM-3.6] a pending auto login is cancelled when the visitor starts to fill in the registration form', async ({
  page,
  context,
  platform,
}) => {
  const isLogin = (request: Request) => request.url().includes('/wps/session/login');
  await rememberLoginOfAlice(page);
  const release = platform.holdRequests({ endpoint: 'login' });
  const sent = context.waitForEvent('request', isLogin);
  const tab = await openAppInNewTab(context, '/m/register');
  await sent;
  const cancelled = context.waitForEvent('requestfailed', isLogin);
  const form = new RegisterPage(tab);
  await form.username.fill('newcomer');
  await cancelled;
  release();
  expect(await readSessionUsername(tab)).toBeUndefined();
  await expect(form.username).toHaveValue('newcomer');
});

test('[REM-3.2][CAPT-3] if a sign-in requires a captcha, a remembered login waits for its button and can be retried after Close', async ({
  page,
  context,
  platform,
  loginPage,
}) => {
  platform.setSwitch('FAIR', 'GEETEST3', true);
  platform.setScenario('FAIR', { geetest: 'v4', captchaAtLogin: true });
  await loginPage.open();
  await loginPage.remember.check();
  await loginPage.signIn(alice.username, alice.password);
  await new CaptchaDialog(page).tap('I am human');
  await expect(page).toHaveURL(/\/m\/home/);
  await expect.poll(() => findRememberedLoginParts(page)).toEqual(ALL_REMEMBERED_LOGIN_PARTS);
  await page.close();

  await test.step('it is used only after the button was tapped and the captcha solved', async () => {
    const tab = await openAppInNewTab(context, '/m/home');
    await waitForNetworkIdle(tab);
    expect([await readSessionUsername(tab), platform.wireEntries('login').length]).toEqual([undefined, 1]);

    await tab.goto('/m/login');
    const offer = tab.getByRole('button', { name: 'Continue as alice' });
    await expect(offer).toBeVisible();
    await expect(new LoginPage(tab).username).toBeHidden();
    await expectAccessibleInBothTextDirections(tab);
    const task = new CaptchaDialog(tab);
    await offer.click();
    await expect(task.root).toHaveAccessibleDescription('Needed to log in.');
    await task.tap('I am human');
    await expect(tab).toHaveURL(/\/m\/home/);
    await expect.poll(() => readSessionUsername(tab)).toBe('alice');
    expect(platform.wireEntries('login')).toHaveLength(2);
    await expect.poll(() => findRememberedLoginParts(tab)).toEqual(ALL_REMEMBERED_LOGIN_PARTS);
    await tab.close();
  });

  await test.step('after the captcha has been closed, it can be retried, and the current page stays open', async () => {
    const tab = await openAppInNewTab(context, '/m/activity');
    await tab.getByRole('button', { name: 'Log in' }).first().click();
    const dialog = tab.getByRole('dialog', { name: 'Log in' });
    const offer = dialog.getByRole('button', { name: 'Continue as alice' });
    const task = new CaptchaDialog(tab);
    await offer.click();
    await task.leave();
    await expect(task.root).toBeHidden();
    await expect(dialog.getByRole('alert').filter({ hasText: 'Please finish the verification first' })).toBeVisible();
    expect(platform.wireEntries('login')).toHaveLength(2);

    await offer.click();
    await task.tap('I am human');
    await expect.poll(() => readSessionUsername(tab)).toBe('alice');
    await expect(dialog).toBeHidden();
    await expect(tab).toHaveURL(/\/m\/activity$/);
    expect(platform.wireEntries('login')).toHaveLength(3);
  });
});
