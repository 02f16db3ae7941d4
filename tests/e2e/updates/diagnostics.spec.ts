import type { Page } from '@playwright/test';
import { DIAGNOSTICS_PATH } from '../../../src/contract/paths';
import { ASSET_PATH_PREFIX } from '../../../src/contract/service-worker/service-worker-urls';
import { APP_FILES_CACHE, SESSION_KEY } from '../../../src/contract/storage-keys';
import { PageClock } from '../../support/clocks/page-clock';
import {
  clearUpdateCheckThrottle,
  dispatchVisibilityChange,
  enableSaveData,
  expect,
  locateUpdateOffer,
  recordServiceWorkerResponses,
  test,
  waitForVersion,
} from '../../support/deploy/deployed-site';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';
import { signInByForm } from '../../support/members/signed-in';
import { expectAccessible } from '../../support/page/axe';
import { navigateInApp } from '../../support/page/navigate-in-app';
import { countWaitingOutboxEntries, fillOutbox } from '../../support/service-worker/outbox';
import { readActiveVersion } from '../../support/service-worker/service-worker-state';
import {
  fetchServedAssetManifest,
  waitUntilServedVersionStored,
  waitUntilVersionComplete,
} from '../../support/service-worker/stored-content';

test.use({ allowedPageErrors: new RegExp(`${OFFLINE_CONSOLE_ERROR_PATTERN.source}|Failed to load resource`) });

const diagnosticsRow = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: name }) });

test('[OFF-2.10] offline, the diagnostics page shows the state of the device; copied diagnostics have no token and no username', async ({
  page,
  context,
  platform,
}) => {
  const clock = await PageClock.install(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInByForm(page);
  await waitUntilServedVersionStored(page);
  // The login event of the sign-in itself has been sent.
  await expect.poll(() => platform.eventsNamed('login')).toEqual([1]);
  await expect.poll(() => countWaitingOutboxEntries(page)).toBe(0);
  const token = await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}').token, SESSION_KEY);
  await context.setOffline(true);
  await fillOutbox(page, 2);
  await page.goto(DIAGNOSTICS_PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible();
  await expect(diagnosticsRow(page, 'Connection')).toContainText('Offline');
  await expect(diagnosticsRow(page, 'Versions in the store')).toContainText(/(\d+) of \1 files/);
  await expect(diagnosticsRow(page, 'Waiting to be sent')).toContainText('2');
  await expect(page.getByRole('button', { name: 'Keep the whole app' })).toBeHidden();
  await expectAccessible(page);

  // The toast disappears by itself.
  await clock.stop();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^app\n {2}\S+\n.*offline\n/s);
  expect(copied).toMatch(/^ {2}versions: \[\{.*"isComplete":true/m);
  for (const secret of [token, 'alice']) expect(copied).not.toContain(secret);
});

test.describe('where service workers are blocked', () => {
  test.use({ serviceWorkers: 'block' });

  test('[OFF-2.10] the diagnostics page shows that no service worker runs', async ({ page }) => {
    await page.goto(DIAGNOSTICS_PATH);
    await expect(diagnosticsRow(page, 'Offline store')).toContainText('Does not run here');
    await expectAccessible(page);
  });
});

/** Deletes the assets whose names start with `name` from the cache, as storage eviction may do. */
async function evictContent(page: Page, name: string): Promise<void> {
  const { files } = await fetchServedAssetManifest(page);
  const hashes = files.filter(({ url }) => url.startsWith(ASSET_PATH_PREFIX + name)).map(({ sha256 }) => sha256);
  await page.evaluate(
    async ({ cacheName, lost }) => {
      const cache = await caches.open(cacheName);
      for (const hash of lost) await cache.delete(`/m/content/${hash}`);
    },
    { cacheName: APP_FILES_CACHE, lost: hashes },
  );
}

test('[OFF-3.4] with data saver on, only the files needed for a start are fetched until the user chooses to keep the whole app', async ({
  page,
  context,
  site,
  served,
}) => {
  // The first version, too, stores only what a start and this visit need.
  const worker = context.waitForEvent('serviceworker');
  await page.goto(`${served.origin}/m/home`);
  await worker;
  await enableSaveData(context);
  // Until the worker controls the page, the state URL is a 404.
  await expect
    .poll(() =>
      readActiveVersion(page).then(
        (version) => version?.isComplete,
        () => undefined,
      ),
    )
    .toBe(true);
  await evictContent(page, 'pages-');
  await site.publish('second', { changed: 'pages' });
  await clearUpdateCheckThrottle(page);
  const fetched = recordServiceWorkerResponses(context);
  await dispatchVisibilityChange(page);
  await locateUpdateOffer(page).getByRole('button', { name: 'Refresh' }).click();
  await waitForVersion('second', [page]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await navigateInApp(page, DIAGNOSTICS_PATH);
  await expect(diagnosticsRow(page, 'Versions in the store')).toContainText('second');
  // The visit requested the diagnostics chunk; since then the HTTP cache may have served it again.
  const pages = () => [...new Set(fetched.filter((path) => path.includes('/pages-')))];
  await expect.poll(pages).toEqual([expect.stringContaining('pages-diagnostics')]);

  await page.getByRole('button', { name: 'Keep the whole app' }).click();
  await expect(page.getByRole('button', { name: 'Keep the whole app' })).toBeHidden();
  await waitUntilVersionComplete(page, 'second');
});
