import type { Page, Route } from '@playwright/test';
import { ASSET_MANIFEST_URL, STATIC_MANIFEST_URL } from '../../../src/contract/asset-manifest';
import {
  comeToFront,
  countLoads,
  expect,
  hearWorker,
  makeCheckDue,
  markOf,
  test,
  untilHeard,
  untilLooked,
  workerAnswers,
  workerRequests,
} from '../../support/deployed';
import { LoginPage } from '../../support/pages/login-page';
import { untilStored } from '../../support/stored-content';
import { workerFaults } from '../../support/worker-state';

/** A manifest that fails is said by the browser itself. */
test.use({ allowedComplaints: /Failed to load resource/ });

const noticeOf = (page: Page) => page.getByRole('alertdialog').filter({ hasText: 'Found new version, click refresh' });
const refresh = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Refresh' }).click();

test.beforeEach(async ({ page, context, served }) => {
  await hearWorker(context);
  await page.goto(`${served.origin}/m/home`);
  await untilStored(page);
  // The page has asked once after its start: from now on it asks when a test lets it.
  await untilHeard(page, /version-current/);
});

/** Tabs of one member, more than anybody has open. */
const TABS = 10;

test('[UPD-1] [UPD-2] a deploy is told in ten tabs after two requests, and Refresh moves each by one load', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  const tabs = [page];
  while (tabs.length < TABS) tabs.push(await context.newPage());
  for (const tab of tabs.slice(1)) await tab.goto(page.url());
  // Every tab has asked once after its start before the deploy.
  for (const tab of tabs) await untilHeard(tab, /version-current/);
  await site.publish('second');
  const requests = workerRequests(context);
  await makeCheckDue(page);
  await Promise.all(tabs.map(comeToFront));
  await untilHeard(page, /version-committed second/);

  for (const tab of tabs) await expect(noticeOf(tab)).toBeVisible();
  const manifests = requests.filter((path) => path.endsWith('asset-manifest.json'));
  expect(manifests.sort()).toEqual([ASSET_MANIFEST_URL, STATIC_MANIFEST_URL]);
  expect(await Promise.all(tabs.map(markOf))).toEqual(tabs.map(() => null));

  const loads = tabs.map(countLoads);
  await refresh(page);
  for (const tab of tabs) await expect.poll(() => markOf(tab).catch(() => null)).toBe('second');
  // Each has asked again by now, and found that it runs the newest.
  for (const tab of tabs) await untilHeard(tab, /version-current second/);
  expect(loads.map((count) => count())).toEqual(tabs.map(() => 1));
  for (const tab of tabs) await expect(noticeOf(tab)).toBeHidden();
});

/** Keeps a page to come from being idle; answers the function that lets it rest. */
async function keepBusy(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    const { requestIdleCallback: whenIdle } = window;
    window.requestIdleCallback = (run) => waiting.push(run);
    const rest = () => {
      window.requestIdleCallback = whenIdle;
      for (const run of waiting.splice(0)) whenIdle(run);
    };
    addEventListener('rest', rest);
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('rest')));
}

test('[UPD-2] what is typed in a form is not lost without asking, however early it was', async ({
  page,
  context,
  site,
}) => {
  const other = await context.newPage();
  const rest = await keepBusy(other);
  await other.goto(new URL('/m/login', page.url()).href);
  const form = new LoginPage(other);
  await form.username.pressSequentially('alice');
  await rest();
  await untilHeard(other, /version-current/);
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
  await untilHeard(page, /version-current/);
  await site.publish('second');
  await makeCheckDue(page);
  await comeToFront(page);
  await expect(noticeOf(page)).toBeVisible();
  await refresh(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect.poll(() => markOf(page).catch(() => null)).toBe('second');
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
    const faults = await workerFaults(page);
    await context.route(`**${url}?*`, fault);
    await makeCheckDue(page);
    await comeToFront(page);
    // The worker has looked, and found nothing.
    await expect.poll(() => workerFaults(page), { message: name }).toHaveLength(faults.length + 1);
    await untilLooked(page);
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
  const answers = workerAnswers(context);
  await makeCheckDue(page);
  await comeToFront(page);
  // Of before the rest of the deploy.
  await expect.poll(() => answers.sort()).toEqual([ASSET_MANIFEST_URL, STATIC_MANIFEST_URL]);
  const asked = noticeOf(page)
    .waitFor({ timeout: 20_000 })
    .then(() => requests.filter((path) => path.endsWith('asset-manifest.json')).length);
  await site.finishDeploy('half');
  // Told after the second look at both, and not after the first.
  expect(await asked).toBe(4);
  await refresh(page);
  await expect.poll(() => markOf(page).catch(() => null)).toBe('half');
});
