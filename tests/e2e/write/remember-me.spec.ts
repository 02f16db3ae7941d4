import type { BrowserContext, Page } from '@playwright/test';
import { memberOf } from '../../support/demo';
import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { LoginPage } from '../../support/pages/login-page';
import { leaveOldRecord, remembered, tamper } from '../../support/remembered';
import { signIn } from '../../support/signed-in';
import { dumpStorage, formsOf } from '../../support/storage-dump';

const alice = memberOf('alice');
const KEPT = { key: true, record: true };
const NOTHING = { key: false, record: false };

const sessionOf = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').userName as string | undefined);

/** Signs alice in, waits until she is remembered, and closes the tab, and with it her session. */
async function rememberAlice(page: Page): Promise<void> {
  await signIn(page, 'alice', { remember: true });
  await expect.poll(() => remembered(page)).toEqual(KEPT);
  await page.close();
}

/** Opens an address in a new tab, which has no session; answers once the product has started. */
async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  return tab;
}

test.describe('a remembered sign-in', () => {
  test('[REM-1] [REM-3] signs in by itself in the next tab, on the very page that was opened', async ({
    page,
    context,
    platform,
  }) => {
    await rememberAlice(page);
    const home = await openTab(context, '/m/home');
    await expect.poll(() => sessionOf(home)).toBe('alice');
    expect(platform.wire('login')).toHaveLength(2);
    expect(await home.getByRole('dialog').count()).toBe(0);

    const inner = await openTab(context, '/m/voucherCenter?from=mail');
    await expect(inner).toHaveURL(/\/m\/voucherCenter\?from=mail/);
    await expect(inner.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  });

  test('[REM-2] after it no storage holds the password: not in clear, nor Base64 up to three times, nor hex', async ({
    page,
  }) => {
    await signIn(page, 'alice', { remember: true });
    await expect.poll(() => remembered(page)).toEqual(KEPT);
    const dump = await dumpStorage(page);
    expect(dump).toContain('alice');
    expect(formsOf(alice.password).filter((form) => dump.includes(form))).toEqual([]);
  });

  test('[REM-1] with the box unticked nothing is kept, and what was kept before is forgotten', async ({
    page,
    context,
    platform,
  }) => {
    await rememberAlice(page);
    const tab = await openTab(context, '/m/login?backUrl=x');
    const form = new LoginPage(tab);
    await expect(form.username).toHaveValue('alice');
    await tab.getByLabel('Remember me').uncheck();
    await form.password.fill(alice.password);
    await form.submit.click();
    await expect(tab).toHaveURL(/\/m\/home/);
    await expect.poll(() => remembered(tab)).toEqual(NOTHING);
    await tab.close();

    const calls = platform.wire('login').length;
    const next = await openTab(context, '/m/home');
    await next.waitForLoadState('networkidle');
    expect(platform.wire('login')).toHaveLength(calls);
  });

  test('[REM-3] where the merchant has switched it off there is no box, and nothing happens by itself', async ({
    page,
    context,
    platform,
  }) => {
    await rememberAlice(page);
    platform.turn('FAIR', 'MOBILEAUTOLOGIN3', false);
    // The first start after the change may still be painted with the status before it.
    const before = await openTab(context, '/m/login?backUrl=x');
    await expect(before.getByLabel('Remember me')).toHaveCount(0);
    const calls = platform.wire('login').length;
    const tab = await openTab(context, '/m/home');
    await tab.waitForLoadState('networkidle');
    expect(await sessionOf(tab)).toBeUndefined();
    expect(platform.wire('login')).toHaveLength(calls);
  });

  for (const address of ['/m/home?redirectUrl=%2Fm%2Fhome', '/m/home?backUrl=x', '/m/withdraw?backUrl=x']) {
    test(`[ROUTE-6] [REM-3] ${address} keeps it still; the name stands in the form`, async ({
      page,
      context,
      platform,
    }) => {
      await rememberAlice(page);
      const tab = await openTab(context, address);
      await tab.waitForLoadState('networkidle');
      expect(await sessionOf(tab)).toBeUndefined();
      expect(platform.wire('login')).toHaveLength(1);
      await tab.goto('/m/login?backUrl=x');
      await expect(new LoginPage(tab).username).toHaveValue('alice');
    });
  }

  test('[REM-3] signing out by hand keeps it still until the next sign-in by hand', async ({ page, context }) => {
    await signIn(page, 'alice', { remember: true });
    await expect.poll(() => remembered(page)).toEqual(KEPT);
    await page.goto('/m/member/home');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/m\/home/);
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await sessionOf(page)).toBeUndefined();
    await signIn(page, 'alice', { remember: true });
    const tab = await openTab(context, '/m/home');
    await expect.poll(() => sessionOf(tab)).toBe('alice');
  });

  test('[LOGIN-5] a session that moved to another address is not taken up again by itself', async ({
    page,
    context,
    platform,
  }) => {
    await signIn(page, 'alice', { remember: true });
    await expect.poll(() => remembered(page)).toEqual(KEPT);
    platform.moveSessions();
    await page.goto('/m/member/home');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('MC_AUTO_LOGIN'))).toBe('0');
    await page.close();
    const tab = await openTab(context, '/m/home');
    await tab.waitForLoadState('networkidle');
    expect(await sessionOf(tab)).toBeUndefined();
    expect(await remembered(tab)).toEqual(KEPT);
  });
});

test.describe('a remembered sign-in that the platform refuses', () => {
  for (const errorCode of ['login.cred.err', 'not.exists.user']) {
    test(`[LOGIN-5] [REM-1] ${errorCode}: it is forgotten, without a word`, async ({ page, context, platform }) => {
      await rememberAlice(page);
      platform.fault({ endpoint: 'login', errorCode, message: 'No' });
      const tab = await openTab(context, '/m/home');
      await expect.poll(() => remembered(tab)).toEqual(NOTHING);
      await expect(tab.getByText('No', { exact: true })).toHaveCount(0);
    });
  }

  test('[REM-1] a wrong password typed by hand forgets it too', async ({ page, context }) => {
    await rememberAlice(page);
    const tab = await openTab(context, '/m/login?backUrl=x');
    await new LoginPage(tab).signIn('alice', 'not-the-password');
    await expect(tab.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect.poll(() => remembered(tab)).toEqual(NOTHING);
  });

  test('[REM-3] who types into the form is not signed in behind it', async ({ page, context, platform }) => {
    await rememberAlice(page);
    platform.fault({ endpoint: 'login', latencyMs: 1500, times: 1 });
    const tab = await openTab(context, '/m/login');
    await expect.poll(() => platform.wire('rsaKey').length).toBeGreaterThan(1);
    await new LoginPage(tab).username.fill('bob');
    await tab.waitForLoadState('networkidle');
    expect(await sessionOf(tab)).toBeUndefined();
    await expect(new LoginPage(tab).username).toHaveValue('bob');
  });

  test.describe('for now', () => {
    test.use({ allowedComplaints: LOST_NETWORK });

    test('[LOGIN-5] too many attempts, or a line that breaks: it stays', async ({ page, context, platform }) => {
      await rememberAlice(page);
      platform.fault({ endpoint: 'login', errorCode: 'TOO_MANY_REQUEST_LOGIN' });
      const slow = await openTab(context, '/m/home');
      await expect.poll(() => platform.wire('login').length).toBe(2);
      await slow.waitForLoadState('networkidle');
      expect(await remembered(slow)).toEqual(KEPT);

      platform.clearFaults();
      platform.fault({ endpoint: 'login', cut: true });
      const cut = await openTab(context, '/m/home');
      await expect.poll(() => platform.wire('login').length).toBe(3);
      await cut.waitForLoadState('networkidle');
      expect(await remembered(cut)).toEqual(KEPT);
      expect(await cut.getByRole('alertdialog').count()).toBe(0);
    });
  });
});

test.describe('a remembered sign-in at rest', () => {
  test('[REM-2] with one bit changed it is forgotten, and the product starts as ever', async ({
    page,
    context,
    platform,
  }) => {
    await signIn(page, 'alice', { remember: true });
    await expect.poll(() => remembered(page)).toEqual(KEPT);
    await tamper(page);
    await page.close();
    const tab = await openTab(context, '/m/home');
    await expect.poll(() => remembered(tab)).toEqual(NOTHING);
    expect(platform.wire('login')).toHaveLength(1);
  });

  test('[REM-2] in the older form it signs in, and is sealed', async ({ page, context }) => {
    await page.goto('/m/home');
    const once = (text: string) => Buffer.from(text).toString('base64');
    const password = once(`${once(alice.password)}r4nd0m`);
    await leaveOldRecord(page, { type: 'username', username: 'alice', password, merchant: 'FAIR' }, 'r4nd0m');
    await page.close();
    const tab = await openTab(context, '/m/home');
    await expect.poll(() => sessionOf(tab)).toBe('alice');
    await expect.poll(() => remembered(tab)).toEqual(KEPT);
    const dump = await dumpStorage(tab);
    expect(formsOf(alice.password).filter((form) => dump.includes(form))).toEqual([]);
  });

  test('[REM-1] a changed password takes the place of the old one', async ({ page, context, loginPage, platform }) => {
    const fiona = memberOf('fiona');
    await loginPage.open();
    await loginPage.signIn(fiona.username, fiona.password);
    await expect(page).toHaveURL(/\/m\/changePsw/);
    await expect.poll(() => remembered(page)).toEqual(KEPT);
    await page.getByLabel('Current password', { exact: true }).fill(fiona.password);
    await page.getByLabel('New password', { exact: true }).fill('Another-one-9');
    await page.getByLabel('Repeat new password', { exact: true }).fill('Another-one-9');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/m\/home/);
    await page.waitForTimeout(1_000); // the new password is sealed behind the screen
    await page.close();
    const tab = await openTab(context, '/m/home');
    await expect.poll(() => sessionOf(tab)).toBe('fiona');
    expect(platform.wire('login')).toHaveLength(2);
  });

  test('[REM-1] where IndexedDB is refused, signing in works and nothing breaks', async ({ page, loginPage }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { get: () => undefined });
    });
    await loginPage.open();
    await loginPage.signIn(alice.username, alice.password);
    await expect(page).toHaveURL(/\/m\/home/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('[REM-1] the browser’s password manager is offered the sign-in', async ({ page, loginPage }) => {
    await page.addInitScript(() => {
      const offered: string[] = [];
      Object.assign(window, { offered });
      navigator.credentials.store = (credential) => {
        offered.push(credential.id);
        return Promise.reject(new DOMException('declined', 'NotAllowedError'));
      };
    });
    await loginPage.open();
    await loginPage.signIn(alice.username, alice.password);
    await expect(page).toHaveURL(/\/m\/home/);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { offered: string[] }).offered))
      .toEqual(['alice']);
  });
});
