import { object, optional, parse, string } from 'valibot';
import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { LoginPage } from '../../support/pages/login-page';
import { letPass, signIn } from '../../support/signed-in';
import { untilStored } from '../../support/stored-content';

test.use({ serviceWorkers: 'allow', allowedComplaints: new RegExp(`${LOST_NETWORK.source}|Failed to load resource`) });

const HOUR = 60 * 60 * 1000;

test('[SESS-3] a session that is over says so once, however many calls fail, and leads to the sign-in page', async ({
  page,
  platform,
}) => {
  await signIn(page);
  await letPass(platform, 30 * 24 * HOUR, page);
  await page.goto('/m/withdraw');
  const notice = page.getByRole('alertdialog');
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText('Please log in');
  await notice.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(notice).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
});

test('[SESS-3] HTTP 401 means the same', async ({ page, platform }) => {
  await signIn(page);
  platform.stage('FAIR', { sessionRefusal: 'http401' });
  await letPass(platform, 30 * 24 * HOUR, page);
  await page.goto('/m/withdraw');
  await expect(page.getByRole('alertdialog')).toContainText('Please log in');
});

test('[SESS-3] [SESS-4] a session that is over in two tabs is told in each', async ({ context, page, platform }) => {
  const other = await context.newPage();
  await signIn(page);
  await signIn(other);
  await letPass(platform, 30 * 24 * HOUR, page, other);
  await Promise.all([page.goto('/m/withdraw'), other.goto('/m/withdraw')]);
  for (const tab of [page, other]) await expect(tab.getByRole('alertdialog')).toHaveCount(1);
});

test('[LOGIN-9] [SESS-4] signing out forgets the member in every tab', async ({ context, page, platform }) => {
  const other = await context.newPage();
  await signIn(page);
  await signIn(other);
  await other.goto('/m/member/home');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/m/member/home');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await expect.poll(() => platform.wire('logout').length).toBe(1);
  for (const tab of [page, other]) {
    await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
  }
  await expect(other.getByRole('button', { name: 'Log out' })).toHaveCount(0);
});

test('[SESS-1] a tab that waits on the sign-in page follows the sign-in of another; a visitor elsewhere stays one', async ({
  context,
  page,
}) => {
  const [waiting, elsewhere] = [await context.newPage(), await context.newPage()];
  await waiting.goto('/m/withdraw');
  await expect(waiting).toHaveURL(/\/m\/login/);
  await expect(new LoginPage(waiting).submit).toBeVisible(); // it listens once the form is there
  await elsewhere.goto('/m/activity');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn(page);
  await expect(waiting).toHaveURL(/\/m\/withdraw$/);
  const sessionOf = (tab: typeof page) => tab.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '{}');
  const tokenOf = async (tab: typeof page) =>
    parse(object({ token: optional(string()) }), JSON.parse(await sessionOf(tab))).token;
  expect(await tokenOf(page)).toBeTruthy();
  expect(await tokenOf(waiting)).toBe(await tokenOf(page));
  expect(await tokenOf(elsewhere)).toBeUndefined();
});

test('[LOGIN-9] signing out works offline', async ({ context, page }) => {
  await signIn(page);
  await page.goto('/m/member/home');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await untilStored(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await context.setOffline(false);
});
