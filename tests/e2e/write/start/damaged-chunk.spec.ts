import { expect, test } from '../../../support/browser/fixtures';
import { waitForNetworkIdle } from '../../../support/page/wait-for-network-idle';

test.use({ allowedPageErrors: /SyntaxError|Unexpected|dynamically imported module|failed to render/ });

test('[UPD-2] Refresh on the error of a page fetches its code again, although a damaged copy is in the HTTP cache', async ({
  page,
  platform,
  homePage,
}) => {
  await homePage.open();
  await expect(page.locator('[aria-roledescription=carousel]')).toBeVisible();
  await waitForNetworkIdle(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  platform.addFault({
    endpoint: '/m/assets/pages-activity',
    body: 'damaged(',
    contentType: 'text/javascript',
    cacheControl: 'public, max-age=31536000, immutable',
  });
  // The page first reloads by itself, and takes the damaged copy from the cache.
  await homePage.bottomNavigation.getByRole('link', { name: 'Promotions' }).click();
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await expect(refresh).toBeVisible();
  platform.clearFaults();
  expect(requests.some((url) => url.includes('pages-activity'))).toBe(true);
  await refresh.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await expect(refresh).toHaveCount(0);
});
