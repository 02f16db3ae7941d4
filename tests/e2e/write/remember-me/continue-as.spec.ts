import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { demoMemberOf } from '../../../support/members/demo-member';
import {
  NO_STORAGE,
  REMEMBERED_STORAGE,
  readRememberedKey,
  readRememberedStorage,
} from '../../../support/members/remembered-login';
import { openTab, readSessionUsername, rememberAlice } from '../../../support/members/remembered-tab';
import { expectAccessibleBothWays } from '../../../support/page/axe';
import { waitForNetworkIdle } from '../../../support/page/wait-for-network-idle';
import { CaptchaTask } from '../../../support/page-objects/captcha-task';
import { LoginPage } from '../../../support/page-objects/login-page';
import { SecondFactorDialog } from '../../../support/page-objects/second-factor-dialog';

const alice = demoMemberOf('alice');
const tina = demoMemberOf('tina');
const offer = (page: Page) => page.getByRole('button', { name: 'Continue as alice' });
const useAnotherAccount = (page: Page) => page.getByRole('button', { name: 'Use another account' });
const forget = (page: Page) => page.getByRole('button', { name: 'Forget this sign-in' });

/** Signs in with the captcha, is remembered, and closes the tab. */
async function rememberWithCaptcha(page: Page, platform: TestPlatform, version: 'v3' | 'v4' = 'v4'): Promise<void> {
  platform.setSwitch('FAIR', 'GEETEST3', true);
  platform.setScenario('FAIR', { geetest: version, captchaAtLogin: true });
  const form = new LoginPage(page);
  await form.open();
  await form.remember.check();
  await form.signIn(alice.username, alice.password);
  await new CaptchaTask(page).tap('I am human');
  await expect(page).toHaveURL(/\/m\/home/);
  await expect.poll(() => readRememberedStorage(page)).toEqual(REMEMBERED_STORAGE);
  await page.close();
}

/** Returns the number of sign-in requests. */
const countLogins = (platform: TestPlatform) => platform.wireEntries('login').length;

for (const version of ['v4', 'v3'] as const) {
  test(`[REM-3] [CAPT-3] where Geetest ${version} guards sign-in, there is no auto login, and one tap plus the captcha signs in`, async ({
    page,
    context,
    platform,
  }) => {
    await rememberWithCaptcha(page, platform, version);
    const tab = await openTab(context, '/m/home');
    await waitForNetworkIdle(tab);
    await tab.reload();
    await waitForNetworkIdle(tab);
    expect([await readSessionUsername(tab), countLogins(platform)]).toEqual([undefined, 1]);

    await tab.goto('/m/login');
    await expect(offer(tab)).toBeVisible();
    await expect(new LoginPage(tab).username).toBeHidden();
    await expectAccessibleBothWays(tab);
    await offer(tab).click();
    const task = new CaptchaTask(tab);
    await expect(task.root).toHaveAccessibleDescription('Needed to log in.');
    await task.tap('I am human');
    await expect(tab).toHaveURL(/\/m\/home/);
    await expect.poll(() => readSessionUsername(tab)).toBe('alice');
    expect(countLogins(platform)).toBe(2);
    expect(await readRememberedStorage(tab)).toEqual(REMEMBERED_STORAGE);
  });
}

test('[REM-3] in the dialog over a page, “Continue as” signs in and stays on the page', async ({
  page,
  context,
  platform,
}) => {
  await rememberWithCaptcha(page, platform);
  const tab = await openTab(context, '/m/activity');
  await tab.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await offer(tab).click();
  await new CaptchaTask(tab).tap('I am human');
  await expect.poll(() => readSessionUsername(tab)).toBe('alice');
  await expect(tab.getByRole('dialog')).toHaveCount(0);
  await expect(tab).toHaveURL(/\/m\/activity/);
});

test('[REM-3] a closed captcha signs nobody in and can be tried again', async ({ page, context, platform }) => {
  await rememberWithCaptcha(page, platform);
  const tab = await openTab(context, '/m/login');
  const task = new CaptchaTask(tab);
  await offer(tab).click();
  await task.tap('Close');
  await expect(tab.getByText('Please finish the verification first.')).toBeVisible();
  expect(countLogins(platform)).toBe(1);
  await offer(tab).click();
  await task.tap('I am human');
  await expect(tab).toHaveURL(/\/m\/home/);
});

test('[REM-3] another account signs in by the form and is offered afterwards', async ({ page, context, platform }) => {
  await rememberWithCaptcha(page, platform);
  const bob = demoMemberOf('bob');
  const tab = await openTab(context, '/m/login');
  await useAnotherAccount(tab).click();
  const form = new LoginPage(tab);
  await expect(form.username).toBeFocused();
  const aliceKey = await readRememberedKey(tab);
  await form.signIn(bob.username, bob.password);
  await new CaptchaTask(tab).tap('I am human');
  await expect.poll(() => readSessionUsername(tab)).toBe('bob');
  await expect.poll(() => readRememberedKey(tab)).not.toBe(aliceKey);
  await tab.close();
  const next = await openTab(context, '/m/login');
  await expect(next.getByRole('button', { name: 'Continue as bob' })).toBeVisible();
});

test('[REM-3] [REM-1] a forgotten sign-in is no longer offered', async ({ page, context, platform }) => {
  await rememberWithCaptcha(page, platform);
  const tab = await openTab(context, '/m/login');
  await forget(tab).click();
  await expect(new LoginPage(tab).username).toBeFocused();
  await expect.poll(() => readRememberedStorage(tab)).toEqual(NO_STORAGE);
  await tab.reload();
  await expect(new LoginPage(tab).username).toHaveValue('');
  await expect(offer(tab)).toBeHidden();
});

test('[REM-3] [LOGIN-5] a password changed meanwhile is reported as wrong above the form', async ({
  page,
  context,
  platform,
}) => {
  await rememberWithCaptcha(page, platform);
  platform.addFault({ endpoint: 'login', errorCode: 'login.cred.err', message: 'The password is not right', times: 1 });
  const tab = await openTab(context, '/m/login');
  await offer(tab).click();
  await new CaptchaTask(tab).tap('I am human');
  await expect(tab.getByRole('alert').filter({ hasText: 'The password is not right' })).toBeVisible();
  await expect(new LoginPage(tab).username).toBeVisible();
  await expect.poll(() => readRememberedStorage(tab)).toEqual(NO_STORAGE);
});

test('[REM-3] a captcha enabled since the last visit brings the offer, unless the visitor is typing', async ({
  page,
  context,
  platform,
}) => {
  await rememberAlice(page);
  platform.setSwitch('FAIR', 'GEETEST3', true);
  platform.setScenario('FAIR', { geetest: 'v4', captchaAtLogin: true });
  // The status of the previous visit is used first here.
  const typing = await startWithSlowStatus(context, platform);
  await typing.form.username.fill('bob');
  typing.release();
  await waitForNetworkIdle(typing.tab);
  await expect(typing.form.username).toHaveValue('bob');
  await typing.tab.close();
  const waiting = await openTab(context, '/m/login');
  await expect(offer(waiting)).toBeVisible();
  expect(countLogins(platform)).toBe(1);
});

async function startWithSlowStatus(context: BrowserContext, platform: TestPlatform) {
  const release = platform.holdRequests({ endpoint: 'status' });
  const tab = await context.newPage();
  await tab.goto('/m/login');
  const form = new LoginPage(tab);
  await expect(form.username).toBeVisible();
  return { tab, form, release };
}

test('[REM-3] after signing out by hand the password is required', async ({ page, context, platform }) => {
  await rememberWithCaptcha(page, platform);
  const tab = await openTab(context, '/m/login');
  await offer(tab).click();
  await new CaptchaTask(tab).tap('I am human');
  await expect(tab).toHaveURL(/\/m\/home/);
  await tab.goto('/m/member/home');
  await tab.getByRole('button', { name: 'Log out' }).click();
  await expect(tab).toHaveURL(/\/m\/home/);
  await tab.goto('/m/login');
  await expect(new LoginPage(tab).username).toHaveValue('alice');
  await expect(offer(tab)).toBeHidden();
});

test('[REM-3] [LOGIN-5] a second factor stops auto login after one try, and a tap opens it', async ({
  page,
  context,
  platform,
}) => {
  const form = new LoginPage(page);
  await form.open();
  await form.remember.check();
  await form.signIn(tina.username, tina.password);
  const step = new SecondFactorDialog(page);
  await step.field('Real name').fill(tina.payeeName ?? '');
  await step.submit.click();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect.poll(() => readRememberedStorage(page)).toEqual(REMEMBERED_STORAGE);
  await page.close();

  const tab = await openTab(context, '/m/home');
  await expect.poll(() => countLogins(platform)).toBe(2);
  await waitForNetworkIdle(tab);
  await tab.reload();
  await waitForNetworkIdle(tab);
  expect(countLogins(platform)).toBe(2);
  await tab.goto('/m/login');
  await tab.getByRole('button', { name: 'Continue as tina' }).click();
  const again = new SecondFactorDialog(tab);
  await again.field('Real name').fill(tina.payeeName ?? '');
  await again.submit.click();
  await expect(tab).toHaveURL(/\/m\/home/);
  await expect.poll(() => readSessionUsername(tab)).toBe('tina');
});
