import type { Page } from '@playwright/test';
import { RELOADED_FOR_MISSING_SCRIPT_KEY } from '../../../src/contract/storage-keys';
import {
  clearUpdateCheckThrottle,
  createDocumentLoadCounter,
  dispatchVisibilityChange,
  expect,
  locateUpdateOffer,
  readVersionMarker,
  recordServiceWorkerMessages,
  test,
  waitForServiceWorkerMessage,
} from '../../support/deploy/deployed-site';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';
import { navigateInApp } from '../../support/page/navigate-in-app';
import { LoginPage } from '../../support/page-objects/login-page';
import { readServiceWorkerState } from '../../support/service-worker/service-worker-state';
import { readStoredBodyHashes, waitUntilServedVersionStored } from '../../support/service-worker/stored-content';

test.use({
  allowedPageErrors: new RegExp(`${OFFLINE_CONSOLE_ERROR_PATTERN.source}|Failed to load resource|imported module`),
});

/** Resolves with the id of the build that a page runs. */
const readBuildId = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(document.querySelector('#build')?.textContent ?? '{}').build);

test('[UPD-2.1] after three deploys, a tab still opens its version offline; files only it uses are deleted once it is closed', async ({
  page,
  context,
  site,
  served,
}) => {
  await recordServiceWorkerMessages(context);
  await page.goto(`${served.origin}/m/home`);
  await waitUntilServedVersionStored(page);
  const firstVersionHashes = new Set((await readStoredBodyHashes(page)).map(({ storedHash: keptAs }) => keptAs));
  const firstBuild = await readBuildId(page);

  const other = await context.newPage();
  for (const mark of ['second', 'third', 'fourth']) {
    await site.publish(mark, { changed: 'pages-login' });
    await clearUpdateCheckThrottle(page);
    await other.goto(`${served.origin}/m/home`);
    await waitForServiceWorkerMessage(other, new RegExp(`version-current ${mark}`));
    await other.reload();
    expect(await readVersionMarker(other)).toBe(mark);
  }

  // Clear the HTTP cache, so that only the store can serve the files.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  const loads = createDocumentLoadCounter(page);
  await locateUpdateOffer(page).getByRole('button', { name: 'Later' }).click();
  await navigateInApp(page, '/m/login');
  await expect(new LoginPage(page).username).toBeVisible();
  expect([await readVersionMarker(page), loads()]).toEqual([null, 0]);

  await page.close();
  await context.setOffline(false);
  await expect.poll(async () => (await readServiceWorkerState(other)).runByPages).not.toContain(firstBuild);
  await clearUpdateCheckThrottle(other);
  await dispatchVisibilityChange(other);
  const countFirstVersionFiles = async () =>
    (await readStoredBodyHashes(other)).filter(({ storedHash: keptAs }) => firstVersionHashes.has(keptAs)).length;
  // The files only the first version had are deleted: its shell and its sign-in page.
  await expect.poll(countFirstVersionFiles).toBe(firstVersionHashes.size - 2);
});

test('[UPD-2.3] without a service worker, a tab reloads once into the new version if the server no longer has its script', async ({
  page,
  site,
  served,
}) => {
  await page.goto(`${served.origin}/m/home?sw=off`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await site.publish('second', { changed: 'pages-login' });
  const loads = createDocumentLoadCounter(page);
  await navigateInApp(page, '/m/login');
  await expect.poll(loads).toBe(1);
  await expect(new LoginPage(page).username).toBeVisible();
  expect([await readVersionMarker(page), loads()]).toEqual(['second', 1]);
});

test('[UPD-2.3] if a script is still missing after a reload, the page shows an error message and does not reload again', async ({
  page,
  site,
  served,
}) => {
  await page.goto(`${served.origin}/m/home?sw=off`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const map = await page.evaluate(() => document.querySelector('script[type=importmap]')?.textContent ?? '');
  const { imports } = JSON.parse(map);
  await site.removeFile(imports['#pages-login']);
  const loads = createDocumentLoadCounter(page);
  await navigateInApp(page, '/m/login');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  // The page has reloaded once for this build and has recorded that it will not do so again.
  const build = await readBuildId(page);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), RELOADED_FOR_MISSING_SCRIPT_KEY)).toBe(
    JSON.stringify(build),
  );
  expect(loads()).toBe(1);
});
