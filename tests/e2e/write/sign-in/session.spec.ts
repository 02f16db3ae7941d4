import { object, optional, parse, string } from 'valibot';
import { expect, test } from '../../../support/browser/fixtures';
import { OFFLINE_CONSOLE_ERRORS } from '../../../support/http/offline-console-errors';
import { advancePlatformClock, signInByForm } from '../../../support/members/signed-in';
import { LoginPage } from '../../../support/page-objects/login-page';
import { waitUntilStored } from '../../../support/service-worker/stored-content';

test.use({
  allowedPageErrors: new RegExp(`${OFFLINE_CONSOLE_ERRORS.source}|Failed to load resource`),
});

const HOUR_MS = 60 * 60 * 1000;

test('[SESS-3] an expired session shows one alert, however many requests fail, and opens the sign-in page', async ({
  page,
  platform,
}) => {
  await signInByForm(page);
  await advancePlatformClock(platform, 30 * 24 * HOUR_MS, page);
  await page.goto('/m/withdraw');
  const notice = page.getByRole('alertdialog');
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText('Please log in');
  await notice.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(notice).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
});

test('[SESS-3] HTTP 401 counts as an expired session', async ({ page, platform }) => {
  await signInByForm(page);
  platform.setScenario('FAIR', { sessionRefusal: 'http401' });
  await advancePlatformClock(platform, 30 * 24 * HOUR_MS, page);
  await page.goto('/m/withdraw');
  await expect(page.getByRole('alertdialog')).toContainText('Please log in');
});

test('[SESS-3] [SESS-4] an expired session is reported in each of two tabs', async ({ context, page, platform }) => {
  const other = await context.newPage();
  await signInByForm(page);
  await signInByForm(other);
  await advancePlatformClock(platform, 30 * 24 * HOUR_MS, page, other);
  await Promise.all([page.goto('/m/withdraw'), other.goto('/m/withdraw')]);
  for (const tab of [page, other]) await expect(tab.getByRole('alertdialog')).toHaveCount(1);
});

test('[LOGIN-9] [SESS-4] signing out clears the session in every tab', async ({ context, page, platform }) => {
  const other = await context.newPage();
  await signInByForm(page);
  await signInByForm(other);
  await other.goto('/m/member/home');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/m/member/home');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await expect.poll(() => platform.wireEntries('logout').length).toBe(1);
  for (const tab of [page, other]) {
    await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
  }
  await expect(other.getByRole('button', { name: 'Log out' })).toHaveCount(0);
});

test('[SESS-1] a tab that waits on the sign-in page follows a sign-in in another tab; a visitor on another page stays signed out', async ({
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

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[LOGIN-9] signing out works offline', async ({ context, page }) => {
    await signInByForm(page);
    await page.goto('/m/member/home');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await waitUntilStored(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
    await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
    await context.setOffline(false);
  });
});
