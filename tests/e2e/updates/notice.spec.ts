import type { Page, Route } from '@playwright/test';
import { ASSET_MANIFEST_URL, STATIC_MANIFEST_URL } from '../../../src/contract/asset-manifest';
import { comeToFront, countLoads, expect, makeCheckDue, markOf, test, workerRequests } from '../../support/deployed';
import { LoginPage } from '../../support/pages/login-page';
import { untilStored } from '../../support/stored-content';

/** A manifest that fails is said by the browser itself. */
test.use({ allowedComplaints: /Failed to load resource/ });

const noticeOf = (page: Page) => page.getByRole('alertdialog').filter({ hasText: 'Found new version, click refresh' });
const refresh = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Refresh' }).click();

test.beforeEach(async ({ page, served }) => {
  await page.goto(`${served.origin}/m/home`);
  await untilStored(page);
});

test('[UPD-1] [UPD-2] a deploy is told in every tab after two requests, and Refresh moves each by one load', async ({
  page,
  context,
  site,
}) => {
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs.slice(1)) await tab.goto(page.url());
  // Every tab has asked once after its start before the deploy.
  await page.waitForTimeout(2_500);
  await site.publish('second');
  await makeCheckDue(page);
  const requests = workerRequests(context);
  await Promise.all(tabs.map(comeToFront));

  for (const tab of tabs) await expect(noticeOf(tab)).toBeVisible();
  const manifests = requests.filter((path) => path.endsWith('asset-manifest.json'));
  expect(manifests.sort()).toEqual([ASSET_MANIFEST_URL, STATIC_MANIFEST_URL]);
  expect(await Promise.all(tabs.map(markOf))).toEqual([null, null, null]);

  const loads = tabs.map(countLoads);
  await refresh(page);
  for (const tab of tabs) await expect.poll(() => markOf(tab).catch(() => null)).toBe('second');
  await page.waitForTimeout(2_500);
  expect(loads.map((count) => count())).toEqual([1, 1, 1]);
  for (const tab of tabs) await expect(noticeOf(tab)).toBeHidden();
});

test('[UPD-2] what is typed in a form is not lost without asking', async ({ page, context, site }) => {
  const other = await context.newPage();
  await other.goto(new URL('/m/login', page.url()).href);
  const form = new LoginPage(other);
  await form.username.pressSequentially('alice');
  await site.publish('second');
  await makeCheckDue(page);
  await comeToFront(page);
  await expect(noticeOf(page)).toBeVisible();
  await refresh(page);
  await expect.poll(() => markOf(page).catch(() => null)).toBe('second');

  const question = other.getByRole('alertdialog').filter({ hasText: 'What you typed here will be lost' });
  await expect(question).toBeVisible();
  expect(await markOf(other)).toBeNull();
  await question.getByRole('button', { name: 'Later' }).click();
  await expect(form.username).toHaveValue('alice');
  expect(await markOf(other)).toBeNull();
});

test('[ROUTE-4] after an update an unknown path comes back on home', async ({ page, site }) => {
  await page.goto(new URL('/m/no/such/page?r=abc', page.url()).href);
  await site.publish('second');
  await makeCheckDue(page);
  await comeToFront(page);
  await expect(noticeOf(page)).toBeVisible();
  await refresh(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await markOf(page)).toBe('second');
});

/** What a server or a line may say instead of a manifest. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'HTML with status 200': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  'HTML called JSON': (route) => route.fulfill({ contentType: 'application/json', body: '<!doctype html>' }),
  'half of it': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.body()).subarray(0, 500) });
  },
  'another JSON': (route) => route.fulfill({ json: { build: 'other' } }),
  'a missing file': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' }),
  'a server in trouble': (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  'a cut line': (route) => route.abort('connectionreset'),
};

test('[UPD-1] a manifest that is not one is no new version', async ({ page, context, site }) => {
  await site.publish('second');
  for (const [place, [name, fault]] of Object.entries(FAULTS).entries()) {
    const url = place % 2 === 0 ? ASSET_MANIFEST_URL : STATIC_MANIFEST_URL;
    let struck = 0;
    await context.route(`**${url}?*`, async (route) => {
      await fault(route);
      struck += 1;
    });
    await makeCheckDue(page);
    await comeToFront(page);
    await expect.poll(() => struck, { message: name }).toBe(1);
    await page.waitForTimeout(200);
    await expect(page.getByRole('alertdialog'), `${name} for ${url}`).toBeHidden();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  }
  await makeCheckDue(page);
  await comeToFront(page);
  await expect(noticeOf(page)).toBeVisible();
});

test('[UPD-1] a deploy that has reached one manifest of two is told when it is through, once', async ({
  page,
  context,
  site,
}) => {
  await site.publish('half', { manifests: 'first' });
  const requests = workerRequests(context);
  await makeCheckDue(page);
  await comeToFront(page);
  await expect.poll(() => requests.length).toBe(2);
  await page.waitForTimeout(3_000);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await site.finishDeploy('half');
  await expect(noticeOf(page)).toBeVisible({ timeout: 15_000 });
  await refresh(page);
  await expect.poll(() => markOf(page).catch(() => null)).toBe('half');
});
