import { memberOf } from '../../support/demo';
import { expect, test } from '../../support/fixtures';
import { LoginPage } from '../../support/pages/login-page';
import { quiet } from '../../support/quiet';
import { KEPT, NOTHING, remembered, sealKeyOf } from '../../support/remembered';
import { openTab, rememberAlice, sessionOf } from '../../support/remembered-tab';
import { signIn } from '../../support/signed-in';
import { dumpStorage, formsOf } from '../../support/storage-dump';

test.use({ serviceWorkers: 'allow' });

const alice = memberOf('alice');

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
    await tab.getByRole('checkbox', { name: 'Remember me' }).uncheck();
    await form.password.fill(alice.password);
    await form.submit.click();
    await expect(tab).toHaveURL(/\/m\/home/);
    await expect.poll(() => remembered(tab)).toEqual(NOTHING);
    await tab.close();

    const calls = platform.wire('login').length;
    const next = await openTab(context, '/m/home');
    await quiet(next);
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
    await expect(before.getByRole('checkbox', { name: 'Remember me' })).toHaveCount(0);
    const calls = platform.wire('login').length;
    const tab = await openTab(context, '/m/home');
    await quiet(tab);
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
      await quiet(tab);
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
    await quiet(page);
    expect(await sessionOf(page)).toBeUndefined();
    const key = await sealKeyOf(page);
    await signIn(page, 'alice', { remember: true });
    await expect.poll(() => sealKeyOf(page)).not.toBe(key); // it is remembered anew behind the screen
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
    await page.goto('about:blank'); // a page there would hear of it, and the next one of a session that is over
    platform.moveSessions();
    await page.goto('/m/member/home');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('MC_AUTO_LOGIN'))).toBe('0');
    await page.close();
    const tab = await openTab(context, '/m/home');
    await quiet(tab);
    expect(await sessionOf(tab)).toBeUndefined();
    expect(await remembered(tab)).toEqual(KEPT);
  });
});

test.describe('a remembered name that comes late', () => {
  test.use({ serviceWorkers: 'block' });

  test('[REM-1] is typed over by whoever is about to type', async ({ page, context }) => {
    await rememberAlice(page);
    const tab = await context.newPage();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await tab.route(/remembered-login/, (route) => held.then(() => route.continue()));
    await tab.goto('/m/login?backUrl=x');
    const { username } = new LoginPage(tab);
    await username.focus();
    release();
    await expect(username).toHaveValue('alice');
    await tab.keyboard.type('bob');
    await expect(username).toHaveValue('bob');
  });
});
