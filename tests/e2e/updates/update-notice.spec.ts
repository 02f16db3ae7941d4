import type { Page, Route } from '@playwright/test';
import { ASSET_MANIFEST_URL, STATIC_FILE_MANIFEST_URL } from '../../../src/contract/service-worker/service-worker-urls';
import {
  clearUpdateCheckThrottle,
  createDocumentLoadCounter,
  dispatchVisibilityChange,
  expect,
  locateUpdateOffer,
  readVersionMarker,
  recordServiceWorkerMessages,
  recordServiceWorkerRequests,
  recordServiceWorkerResponses,
  test,
  waitForServiceWorkerMessage,
  waitForUpdateCheck,
  waitForVersion,
} from '../../support/deploy/deployed-site';
import { LoginPage } from '../../support/page-objects/login-page';
import { readServiceWorkerErrors } from '../../support/service-worker/service-worker-state';
import { SERVICE_WORKER_TIMEOUT_MS } from '../../support/service-worker/service-worker-timeout';
import { waitUntilServedVersionStored } from '../../support/service-worker/stored-content';

/** Allows the error that the browser itself logs when a manifest fails to load. */
test.use({ allowedPageErrors: /Failed to load resource/ });

const refresh = (page: Page) => locateUpdateOffer(page).getByRole('button', { name: 'Refresh' }).click();

test.beforeEach(async ({ page, context, served }) => {
  await recordServiceWorkerMessages(context);
  await page.goto(`${served.origin}/m/home`);
  await waitUntilServedVersionStored(page);
  // The page has checked once after its start; it checks again only when a test triggers it.
  await waitForServiceWorkerMessage(page, /version-current/);
});

/** Number of open tabs, more than a user is likely to have. */
const TAB_COUNT = 10;
/** Ten tabs that start at once are slow on a busy machine, whatever the app does. */
const HANGING = { timeout: SERVICE_WORKER_TIMEOUT_MS };

test('[UPD-1.1][UPD-2] a deploy is announced in all ten tabs, and Refresh reloads each tab once', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  const tabs = [page];
  while (tabs.length < TAB_COUNT) tabs.push(await context.newPage());
  for (const tab of tabs.slice(1)) await tab.goto(page.url());
  // Every tab has checked once after its start, before the deploy.
  for (const tab of tabs) await waitForServiceWorkerMessage(tab, /version-current/);
  await site.publish('second');
  const requests = recordServiceWorkerRequests(context);
  await clearUpdateCheckThrottle(page);
  await Promise.all(tabs.map(dispatchVisibilityChange));
  await waitForServiceWorkerMessage(page, /version-committed second/);

  for (const tab of tabs) await expect(locateUpdateOffer(tab)).toBeVisible(HANGING);
  const manifests = requests.filter((path) => path.endsWith('asset-manifest.json'));
  expect(manifests.sort()).toEqual([ASSET_MANIFEST_URL, STATIC_FILE_MANIFEST_URL]);
  expect(await Promise.all(tabs.map(readVersionMarker))).toEqual(tabs.map(() => null));

  const loads = tabs.map(createDocumentLoadCounter);
  await refresh(page);
  await waitForVersion('second', tabs, HANGING);
  // Each tab has checked again and found that it runs the newest version.
  for (const tab of tabs) await waitForServiceWorkerMessage(tab, /version-current second/);
  expect(loads.map((count) => count())).toEqual(tabs.map(() => 1));
  for (const tab of tabs) await expect(locateUpdateOffer(tab)).toBeHidden(HANGING);
});

/** Delays `requestIdleCallback` in the page's next documents until the returned function is called. */
async function delayIdleCallbacks(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    const { requestIdleCallback: runWhenIdle } = window;
    window.requestIdleCallback = (run) => waiting.push(run);
    const becomeIdle = () => {
      window.requestIdleCallback = runWhenIdle;
      for (const run of waiting.splice(0)) runWhenIdle(run);
    };
    addEventListener('become-idle', becomeIdle);
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('become-idle')));
}

test('[UPD-2.1] Refresh asks before form input is lost, even if the input was typed before the page was idle', async ({
  page,
  context,
  site,
}) => {
  const other = await context.newPage();
  const becomeIdle = await delayIdleCallbacks(other);
  await other.goto(new URL('/m/login', page.url()).href);
  const form = new LoginPage(other);
  await form.username.pressSequentially('alice');
  await becomeIdle();
  await waitForServiceWorkerMessage(other, /version-current/);
  await site.publish('second');
  await clearUpdateCheckThrottle(page);
  await dispatchVisibilityChange(page);
  await expect(locateUpdateOffer(page)).toBeVisible();
  await refresh(page);
  await waitForVersion('second', [page]);

  const question = other.getByRole('alertdialog').filter({ hasText: 'What you typed here will be lost' });
  await expect(question).toBeVisible();
  expect(await readVersionMarker(other)).toBeNull();
  await question.getByRole('button', { name: 'Later' }).click();
  await expect(form.username).toHaveValue('alice');
  expect(await readVersionMarker(other)).toBeNull();
});

test('[ROUTE-4.2] Refresh on an unknown path loads the home page of the new version', async ({ page, site }) => {
  await page.goto(new URL('/m/no/such/page?r=abc', page.url()).href);
  await waitForServiceWorkerMessage(page, /version-current/);
  await site.publish('second');
  await clearUpdateCheckThrottle(page);
  await dispatchVisibilityChange(page);
  await expect(locateUpdateOffer(page)).toBeVisible();
  await refresh(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  await waitForVersion('second', [page]);
});

/** Responses that a server or a network may send instead of a manifest. */
const FAULTY_RESPONSES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'HTML with status 200': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  'HTML served as JSON': (route) => route.fulfill({ contentType: 'application/json', body: '<!doctype html>' }),
  'a truncated body': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.body()).subarray(0, 500) });
  },
  'JSON of another shape': (route) => route.fulfill({ json: { build: 'other' } }),
  'a 404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' }),
  'a 503': (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  'a reset connection': (route) => route.abort('connectionreset'),
};

test('[UPD-1] no update is announced if a manifest is invalid, but an update is announced if only an icon has changed', async ({
  page,
  context,
  site,
}) => {
  await site.changeIcon();
  for (const [place, [name, fault]] of Object.entries(FAULTY_RESPONSES).entries()) {
    const url = place % 2 === 0 ? ASSET_MANIFEST_URL : STATIC_FILE_MANIFEST_URL;
    const faults = await readServiceWorkerErrors(page);
    await context.route(`**${url}?*`, fault);
    await clearUpdateCheckThrottle(page);
    await dispatchVisibilityChange(page);
    // The worker has checked and found no new version. A slow store may be one more fault.
    await expect
      .poll(async () => (await readServiceWorkerErrors(page)).length, { message: name })
      .toBeGreaterThan(faults.length);
    await waitForUpdateCheck(page);
    await expect(locateUpdateOffer(page), `${name} for ${url}`).toBeHidden();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  }
  await clearUpdateCheckThrottle(page);
  await dispatchVisibilityChange(page);
  await expect(locateUpdateOffer(page)).toBeVisible();
});

test('[UPD-1] a deploy is announced only after both of its manifests are on the server', async ({
  page,
  context,
  site,
}) => {
  await site.publish('half', { manifests: 'first' });
  const requests = recordServiceWorkerRequests(context);
  const responses = recordServiceWorkerResponses(context);
  const manifestResponses = () => responses.filter((path) => path.endsWith('asset-manifest.json'));
  let completeDeploy = () => {};
  const isDeployed = new Promise<void>((resolve) => {
    completeDeploy = resolve;
  });
  // The second check finds the whole deploy, also on a slow machine.
  await context.route('**/asset-manifest.json', async (route) => {
    if (manifestResponses().length >= 2) await isDeployed;
    await route.continue();
  });
  await clearUpdateCheckThrottle(page);
  await dispatchVisibilityChange(page);
  // These responses come from before the rest of the deploy.
  await expect.poll(() => manifestResponses().sort()).toEqual([ASSET_MANIFEST_URL, STATIC_FILE_MANIFEST_URL]);
  const manifestRequestCount = locateUpdateOffer(page)
    .waitFor(HANGING)
    .then(() => requests.filter((path) => path.endsWith('asset-manifest.json')).length);
  await site.finishDeploy('half');
  completeDeploy();
  // The notice appears after the second check of both manifests, not after the first.
  expect(await manifestRequestCount).toBe(4);
  await refresh(page);
  await waitForVersion('half', [page]);
});

test('[UPD-1.2] an older version on the server is not announced as an update, but a newer version is', async ({
  page,
  site,
}) => {
  await site.publish('second', { released: 2_000_000_000 });
  await clearUpdateCheckThrottle(page);
  await dispatchVisibilityChange(page);
  await expect(locateUpdateOffer(page)).toBeVisible();
  await refresh(page);
  await waitForVersion('second', [page]);
  await waitForServiceWorkerMessage(page, /version-current second/);

  await site.publish('older', { released: 1_999_999_999 });
  await clearUpdateCheckThrottle(page);
  await dispatchVisibilityChange(page);
  await expect.poll(() => readServiceWorkerErrors(page)).toContain('check: older version');
  await waitForUpdateCheck(page);
  await expect(locateUpdateOffer(page)).toBeHidden();
  await page.reload();
  expect(await readVersionMarker(page)).toBe('second');

  await site.publish('third', { released: 2_000_000_001 });
  await clearUpdateCheckThrottle(page);
  await dispatchVisibilityChange(page);
  await expect(locateUpdateOffer(page)).toBeVisible();
});
