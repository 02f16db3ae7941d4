import { object, optional, parse, string } from 'valibot';
import { expect, test } from '../../../support/browser/fixtures';
import {
  advancePlatformClock,
  prepareMemberSession,
  signInByForm,
  waitForMemberId,
} from '../../../support/members/signed-in';
import { LoginPage } from '../../../support/page-objects/login-page';

test.use({ allowedPageErrors: /Failed to load resource/ });

const HOUR_MS = 60 * 60 * 1000;

test('[SESS-3.1][SESS-4] after the session has expired, each tab shows one alert, which leads to sign-in, however many requests fail', async ({
  context,
  page,
  platform,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await prepareMemberSession(tab);
    await tab.goto('/m/withdraw');
    await waitForMemberId(tab);
  }
  await advancePlatformClock(platform, 30 * 24 * HOUR_MS, page, other);
  await Promise.all([page.goto('/m/withdraw'), other.goto('/m/withdraw')]);
  for (const tab of [page, other]) await expect(tab.getByRole('alertdialog')).toHaveCount(1);
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('Please log in');
  await notice.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(notice).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
});

test('[SESS-4.1][LOGIN-9.1] signing out clears the session in every tab, and a member page then requires signing in', async ({
  context,
  page,
  platform,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await prepareMemberSession(tab);
    await tab.goto('/m/member/home');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForMemberId(tab);
  }
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await expect.poll(() => platform.wireEntries('logout').length).toBe(1);
  for (const tab of [page, other]) {
    await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
  }
  await expect(other.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await page.goto('/m/member/home');
  await expect(page).toHaveURL(/\/m\/login/);
});

test('[SESS-4.3] a tab that was discarded before a sign-out in another tab is signed out as soon as it reloads', async ({
  context,
  page,
}) => {
  const away = await context.newPage();
  for (const tab of [page, away]) {
    await prepareMemberSession(tab);
    await tab.goto('/m/member/home');
    await expect(tab.getByRole('button', { name: 'Log out' })).toBeVisible();
    await waitForMemberId(tab);
  }
  const address = away.url();
  await away.goto('about:blank');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  const authorizationHeaders: string[] = [];
  away.on('request', (request) => authorizationHeaders.push(request.headers().authorization ?? ''));
  await away.goto(address);
  await expect(away).toHaveURL(/\/m\/login/);
  // The dialog opens before the texts are loaded and is filled in with them.
  await expect(away.getByRole('alertdialog').locator('p').first()).toHaveText('Please log in');
  expect(await away.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
  expect(authorizationHeaders.join('')).toBe('');
});

test('[SESS-1.2] a sign-in also takes effect in another tab with the sign-in page, but not in a tab with another page', async ({
  context,
  page,
}) => {
  const [waiting, elsewhere] = [await context.newPage(), await context.newPage()];
  await waiting.goto('/m/withdraw');
  await expect(waiting).toHaveURL(/\/m\/login/);
  await expect(new LoginPage(waiting).submit).toBeVisible(); // the tab listens for sign-ins once the form is rendered
  await elsewhere.goto('/m/activity');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  await signInByForm(page);
  await expect(waiting).toHaveURL(/\/m\/withdraw$/);
  const sessionOf = (tab: typeof page) => tab.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '{}');
  const tokenOf = async (tab: typeof page) =>
    parse(object({ token: optional(string()) }), JSON.parse(await sessionOf(tab))).token;
  expect(await tokenOf(page)).toBeTruthy();
  expect(await tokenOf(waiting)).toBe(await tokenOf(page));
  expect(await tokenOf(elsewhere)).toBeUndefined();
});
