import type { Page } from '@playwright/test';
import { ASSET_MANIFEST_URL, STATIC_FILE_MANIFEST_URL } from '../../../src/contract/service-worker/service-worker-urls';
import {
  dispatchVisibilityChange,
  expect,
  locateUpdateOffer,
  test,
  waitForVersion,
} from '../../support/deploy/deployed-site';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';

test.use({ serviceWorkers: 'block', allowedPageErrors: OFFLINE_CONSOLE_ERROR_PATTERN });

/**
 * Records the path of every manifest response that the page receives after this call. Returns the list of the paths.
 */
function recordManifestRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('asset-manifest.json')) paths.push(pathname);
  });
  return paths;
}

const MANIFEST_URLS = [ASSET_MANIFEST_URL, STATIC_FILE_MANIFEST_URL];

test('[BAN-2.6][UPD-1.2] a page without a service worker offers a newer version, but never an older one', async ({
  page,
  site,
  served,
}) => {
  await site.publish('second', { released: 2_000_000_000 });
  const requests = recordManifestRequests(page);
  await page.goto(`${served.origin}/m/home`);
  await expect.poll(() => [...requests].sort()).toEqual(MANIFEST_URLS);
  await expect(locateUpdateOffer(page)).toBeHidden();
  await site.publish('older', { released: 1_999_999_999 });
  await dispatchVisibilityChange(page);
  await expect.poll(() => requests.length).toBe(4);
  await expect(locateUpdateOffer(page)).toBeHidden();

  await site.publish('third', { released: 2_000_000_001 });
  await dispatchVisibilityChange(page);
  const notice = locateUpdateOffer(page);
  await expect(notice).toBeVisible();
  // It belongs to no page: going back leaves it as it is.
  const bar = await notice.elementHandle();
  await page.getByRole('navigation').getByRole('link', { name: 'Promotions' }).click();
  await expect(page).toHaveURL(/\/m\/activity/);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(page.getByRole('heading', { level: 1, name: 'Fairground' })).toBeVisible();
  expect(await bar?.evaluate((element) => element.isConnected)).toBe(true);

  await notice.getByRole('button', { name: 'Refresh' }).click();
  await waitForVersion('third', [page]);
});
