import { expect, test } from '../../../support/browser/fixtures';
import { demoMemberOf } from '../../../support/members/demo-member';
import {
  NO_STORAGE,
  REMEMBERED_STORAGE,
  readRememberedKey,
  readRememberedStorage,
} from '../../../support/members/remembered-login';
import { openTab, readSessionUsername, rememberAlice } from '../../../support/members/remembered-tab';
import { signInByForm } from '../../../support/members/signed-in';
import { dumpStorage, encodedFormsOf } from '../../../support/page/storage-dump';
import { waitForNetworkIdle } from '../../../support/page/wait-for-network-idle';
import { LoginPage } from '../../../support/page-objects/login-page';
import { waitUntilStored } from '../../../support/service-worker/stored-content';

const alice = demoMemberOf('alice');

test.describe('a remembered sign-in', () => {
  test('[REM-2] leaves the password in no storage: not in plain text, in Base64 up to three times, or in hex', async ({
    page,
  }) => {
    await signInByForm(page, 'alice', { remember: true });
    await expect.poll(() => readRememberedStorage(page)).toEqual(REMEMBERED_STORAGE);
    const dump = await dumpStorage(page);
    expect(dump).toContain('alice');
    expect(encodedFormsOf(alice.password).filter((form) => dump.includes(form))).toEqual([]);
  });

  test('[REM-1] is neither saved nor kept with the box unticked', async ({ page, context, platform }) => {
    await rememberAlice(page);
    const tab = await openTab(context, '/m/login?backUrl=x');
    const form = new LoginPage(tab);
    await expect(form.username).toHaveValue('alice');
    await tab.getByRole('checkbox', { name: 'Remember me' }).uncheck();
    await form.password.fill(alice.password);
    await form.submit.click();
    await expect(tab).toHaveURL(/\/m\/home/);
    await expect.poll(() => readRememberedStorage(tab)).toEqual(NO_STORAGE);
    await tab.close();

    const calls = platform.wireEntries('login').length;
    const next = await openTab(context, '/m/home');
    await waitForNetworkIdle(next);
    expect(platform.wireEntries('login')).toHaveLength(calls);
  });

  test('[REM-3] has no checkbox and no auto login if the merchant disables it', async ({ page, context, platform }) => {
    await rememberAlice(page);
    platform.setSwitch('FAIR', 'MOBILEAUTOLOGIN3', false);
    // The first start after the change may still use the cached status.
    const before = await openTab(context, '/m/login?backUrl=x');
    await expect(before.getByRole('checkbox', { name: 'Remember me' })).toHaveCount(0);
    const calls = platform.wireEntries('login').length;
    const tab = await openTab(context, '/m/home');
    await waitForNetworkIdle(tab);
    expect(await readSessionUsername(tab)).toBeUndefined();
    expect(platform.wireEntries('login')).toHaveLength(calls);
  });

  for (const address of ['/m/home?redirectUrl=%2Fm%2Fhome', '/m/home?backUrl=x', '/m/withdraw?backUrl=x']) {
    test(`[ROUTE-6] [REM-3] does not sign in automatically at ${address}; the username is filled in`, async ({
      page,
      context,
      platform,
    }) => {
      await rememberAlice(page);
      const tab = await openTab(context, address);
      await waitForNetworkIdle(tab);
      expect(await readSessionUsername(tab)).toBeUndefined();
      expect(platform.wireEntries('login')).toHaveLength(1);
      await tab.goto('/m/login?backUrl=x');
      await expect(new LoginPage(tab).username).toHaveValue('alice');
    });
  }

  test('[REM-3] does not sign in automatically after signing out by hand until the next sign-in by hand', async ({
    page,
    context,
  }) => {
    await signInByForm(page, 'alice', { remember: true });
    await expect.poll(() => readRememberedStorage(page)).toEqual(REMEMBERED_STORAGE);
    await page.goto('/m/member/home');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/m\/home/);
    await page.reload();
    await waitForNetworkIdle(page);
    expect(await readSessionUsername(page)).toBeUndefined();
    const key = await readRememberedKey(page);
    await signInByForm(page, 'alice', { remember: true });
    await expect.poll(() => readRememberedKey(page)).not.toBe(key); // it is remembered again in the background
    const tab = await openTab(context, '/m/home');
    await expect.poll(() => readSessionUsername(tab)).toBe('alice');
  });

  test('[LOGIN-5] does not restore a session that ended by a change of IP address', async ({
    page,
    context,
    platform,
  }) => {
    await signInByForm(page, 'alice', { remember: true });
    await expect.poll(() => readRememberedStorage(page)).toEqual(REMEMBERED_STORAGE);
    await page.goto('about:blank'); // an app page would notice the invalid session, and the next page would start signed out
    platform.moveSessions();
    await page.goto('/m/member/home');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('MC_AUTO_LOGIN'))).toBe('0');
    await page.close();
    const tab = await openTab(context, '/m/home');
    await waitForNetworkIdle(tab);
    expect(await readSessionUsername(tab)).toBeUndefined();
    expect(await readRememberedStorage(tab)).toEqual(REMEMBERED_STORAGE);
  });
});

test.describe('a remembered sign-in with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[REM-1] [REM-3] signs in automatically in the next tab and keeps the opened page', async ({
    page,
    context,
    platform,
  }) => {
    await page.goto('/m/home');
    await waitUntilStored(page);
    await rememberAlice(page);
    const home = await openTab(context, '/m/home');
    expect(await home.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect.poll(() => readSessionUsername(home)).toBe('alice');
    expect(platform.wireEntries('login')).toHaveLength(2);
    expect(await home.getByRole('dialog').count()).toBe(0);

    const inner = await openTab(context, '/m/voucherCenter?from=mail');
    await expect(inner).toHaveURL(/\/m\/voucherCenter\?from=mail/);
    await expect(inner.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  });
});

test.describe('a remembered username that loads late', () => {
  test('[REM-1] is selected in the focused field, so that typing replaces it', async ({ page, context }) => {
    await rememberAlice(page);
    const tab = await context.newPage();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await tab.route(/services-remembered-login/, (route) => released.then(() => route.continue()));
    await tab.goto('/m/login?backUrl=x');
    const { username } = new LoginPage(tab);
    await username.focus();
    release();
    await expect(username).toHaveValue('alice');
    await tab.keyboard.type('bob');
    await expect(username).toHaveValue('bob');
  });
});
