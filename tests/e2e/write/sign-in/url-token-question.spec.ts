import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { OFFLINE_CONSOLE_ERRORS } from '../../../support/http/offline-console-errors';
import { demoMemberOf } from '../../../support/members/demo-member';
import { shownMember } from '../../../support/members/shown-member';
import { signInByForm, waitForMemberId } from '../../../support/members/signed-in';
import { dumpStorage } from '../../../support/page/storage-dump';
import { LoginPage } from '../../../support/page-objects/login-page';

test.use({ allowedPageErrors: new RegExp(`${OFFLINE_CONSOLE_ERRORS.source}|Failed to load resource`) });

const confirmDialog = (page: Page) => page.getByRole('alertdialog');
const readSession = (page: Page): Promise<{ token?: string; userName?: string }> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'));

/** Returns the token of a member who signs in in another browser context. */
async function fetchToken(browser: Browser, baseURL: string | undefined, username: string): Promise<string> {
  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(username, demoMemberOf(username).password);
  await expect.poll(async () => (await readSession(page)).token ?? '').toMatch(/\S{16}/);
  const { token = '' } = await readSession(page);
  await context.close();
  return token;
}

async function openLink(page: Page, token: string, name = 'token'): Promise<void> {
  await page.goto(`/m/activity?${name}=${encodeURIComponent(token)}`);
  await expect(page).toHaveURL(/\/m\/activity$/);
}

test('[ROUTE-3] another member’s token asks for confirmation; staying keeps the session and discards the token', async ({
  page,
  browser,
  baseURL,
  platform,
}) => {
  const bobToken = await fetchToken(browser, baseURL, 'bob');
  await signInByForm(page);
  await waitForMemberId(page);
  const aliceToken = (await readSession(page)).token;
  await openLink(page, bobToken);
  await expect(confirmDialog(page)).toHaveAccessibleName('Continue as bob?');
  await expect(confirmDialog(page)).toContainText('alice');
  expect((await readSession(page)).token).toBe(aliceToken);
  expect(await dumpStorage(page)).not.toContain(bobToken);
  await confirmDialog(page).getByRole('button', { name: 'Stay signed in as alice' }).click();
  await expect(confirmDialog(page)).toHaveCount(0);
  expect((await readSession(page)).token).toBe(aliceToken);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(confirmDialog(page)).toHaveCount(0);
  expect((await readSession(page)).userName).toBe('alice');
  expect(platform.wireEntries('memberInfo').filter(({ headers }) => headers.authorization === bobToken)).toHaveLength(
    2,
  );
});

test('[ROUTE-3] another member’s token in ?tokens= asks for confirmation; continuing signs that member in', async ({
  page,
  browser,
  baseURL,
}) => {
  const bobToken = await fetchToken(browser, baseURL, 'bob');
  await signInByForm(page);
  await waitForMemberId(page);
  const { token: aliceToken = '?' } = await readSession(page);
  await openLink(page, bobToken, 'tokens');
  await confirmDialog(page).getByRole('button', { name: 'Continue as bob' }).click();
  await expect(confirmDialog(page)).toHaveCount(0);
  await expect.poll(() => readSession(page)).toMatchObject({ token: bobToken, userName: 'bob' });
  expect(await dumpStorage(page)).not.toContain(aliceToken);
  await page.goto('/m/member/home');
  await expect(shownMember(page, 'bob')).toBeVisible();
  await page.goBack();
  expect(page.url()).not.toContain(bobToken);
});

test('[ROUTE-3] the same token, or another one of the same member, asks nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const second = await fetchToken(browser, baseURL, 'alice');
  await signInByForm(page);
  await waitForMemberId(page);
  const { token: first = '' } = await readSession(page);
  await openLink(page, first);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await readSession(page)).token).toBe(first);
  await openLink(page, second);
  await expect.poll(() => readSession(page)).toMatchObject({ token: second, userName: 'alice' });
  await expect(confirmDialog(page)).toHaveCount(0);
});

test('[ROUTE-3] an invalid token leaves the member signed in and shows a message', async ({ page }) => {
  await signInByForm(page);
  await waitForMemberId(page);
  const aliceToken = (await readSession(page)).token;
  await openLink(page, 'nobodys-token-12345678');
  await expect(confirmDialog(page)).toContainText('You are still signed in as alice');
  await confirmDialog(page).getByRole('button', { name: 'Confirm' }).click();
  expect((await readSession(page)).token).toBe(aliceToken);
  await page.goto('/m/member/home');
  await expect(shownMember(page, 'alice')).toBeVisible();
});

test('[ROUTE-3] a token whose member cannot be fetched leaves the member signed in', async ({
  page,
  browser,
  baseURL,
  platform,
}) => {
  const bobToken = await fetchToken(browser, baseURL, 'bob');
  await signInByForm(page);
  await waitForMemberId(page);
  platform.addFault({ endpoint: 'memberInfo', status: 500 });
  await openLink(page, bobToken);
  await expect(confirmDialog(page)).toContainText('You are still signed in as alice');
  expect((await readSession(page)).userName).toBe('alice');
});
