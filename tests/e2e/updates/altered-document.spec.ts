import type { Page } from '@playwright/test';
import { DIAGNOSTICS_PATH } from '../../../src/contract/paths';
import { SHELL_URL } from '../../../src/contract/service-worker/service-worker-urls';
import { VERSIONS_DATABASE } from '../../../src/contract/storage-keys';
import {
  createDocumentLoadCounter,
  dispatchVisibilityChange,
  expect,
  openHomeWithServiceWorker,
  readVersionMarker,
  reloadFromStore,
  test,
} from '../../support/deploy/deployed-site';
import { retryAcrossReloads } from '../../support/page/retry-across-reloads';
import { waitForNetworkIdle } from '../../support/page/wait-for-network-idle';
import { LoginPage } from '../../support/page-objects/login-page';
import { fetchServedAssetManifest } from '../../support/service-worker/stored-content';

/** Returns the number of tries to store the server's version that the service worker has refused. */
const readRefusedTries = (page: Page) => retryAcrossReloads(() => accessChecks(page, false));

/** Makes the last check, and the last refused try, so old that the next one counts. */
const expireLastCheck = (page: Page) => accessChecks(page, true);

const accessChecks = (page: Page, isExpired: boolean): Promise<number> =>
  page.evaluate(
    ([name, expire]) =>
      new Promise<number>((done, failed) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const checks = opening.result.transaction('checks', 'readwrite').objectStore('checks');
          const reading = checks.get('refused');
          reading.onsuccess = () => {
            const tries = reading.result?.tries ?? 0;
            if (expire) checks.put(0, 'next');
            if (expire && tries > 0) checks.put({ tries, at: 0 }, 'refused');
          };
          checks.transaction.oncomplete = () => {
            opening.result.close();
            done(reading.result?.tries ?? 0);
          };
        };
      }),
    [VERSIONS_DATABASE, isExpired] as const,
  );

/** Makes the service worker try to store the server's version, which it refuses. Tries soon after it do not count. */
async function checkForUpdate(page: Page, tries: number): Promise<void> {
  await expireLastCheck(page);
  await dispatchVisibilityChange(page);
  await expect.poll(() => readRefusedTries(page)).toBe(tries);
}

test('[UPD-2.4] behind a proxy that alters documents, pages come whole from the network after three refused tries', async ({
  page,
  context,
  site,
  served,
}) => {
  await openHomeWithServiceWorker(page, context, served.origin);
  await site.publish('second', { changed: 'pages-login' });
  await site.alterDocuments('<!-- from a proxy -->\n');
  for (const tries of [1, 2]) await checkForUpdate(page, tries);
  await reloadFromStore(page, null);
  await checkForUpdate(page, 3);

  const loads = createDocumentLoadCounter(page);
  await page.goto(`${served.origin}/m/login`);
  await expect(new LoginPage(page).username).toBeVisible();
  expect(await readVersionMarker(page)).toBe('from a proxy');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  expect(scripts.some((path) => path.includes('pages-login-second'))).toBe(true);
  const { build, files } = await fetchServedAssetManifest(page);
  expect([build, scripts.filter((path) => !files.some(({ url }) => url === path))]).toEqual(['second', []]);
  // A further refused try does not load the page again.
  await checkForUpdate(page, 4);
  // A reload would begin a moment later.
  await waitForNetworkIdle(page);
  expect(loads()).toBe(1);

  await page.goto(served.origin + DIAGNOSTICS_PATH);
  await expect(page.getByRole('main')).toContainText(`altered, so pages bypass the store: ${SHELL_URL}`);
});
