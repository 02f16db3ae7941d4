import { STATUS_PATH } from '../../../src/contract/bootstrap/early-requests';
import { LANGUAGE_KEY } from '../../../src/contract/storage-keys';
import { expect, test } from '../../support/browser/fixtures';
import { waitForApp } from '../../support/page/wait-for-app';

const HOME_ENDPOINTS = ['gameLanes', 'banners', 'announcements'];

test('[BOOT-1.1][BOOT-1.4][BOOT-1.7][API-4] the status and the content of home are requested before any script has loaded, and only once', async ({
  page,
  context,
  platform,
  homePage,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(/\/m\/assets\//, async (route) => {
    await released;
    await route.continue();
  });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto('/m/home', { waitUntil: 'commit' });
  for (const endpoint of ['status', ...HOME_ENDPOINTS])
    await expect.poll(() => platform.wireEntries(endpoint).length).toBe(1);
  // In the order in which they were sent: each has a connection of its own, so they may arrive in another one.
  expect(sent.find((path) => path.startsWith('/wps/'))).toBe(STATUS_PATH);
  for (const endpoint of HOME_ENDPOINTS) {
    const [request] = platform.wireEntries(endpoint);
    expect(request?.headers, endpoint).toMatchObject({ merchant: 'FAIR', language: 'EN' });
    expect(request?.headers.authorization, endpoint).toBeUndefined();
  }
  release();
  await page.waitForLoadState();
  await waitForApp(page);
  await expect(homePage.lane('Lottery').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Promotions' }).locator('img').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Announcements' })).toBeVisible();
  for (const endpoint of ['status', ...HOME_ENDPOINTS])
    expect(platform.wireEntries(endpoint), endpoint).toHaveLength(1);
});

test.describe('after invalid responses', () => {
  test.use({ allowedPageErrors: /Failed to load resource/ });

  test('[BOOT-1.5][API-4] a request that was sent before the scripts loaded is repeated if its response is an error or HTML', async ({
    page,
    platform,
    homePage,
  }) => {
    const html = { body: '<!doctype html><title>Portal</title>', contentType: 'text/html' };
    for (const endpoint of ['status', ...HOME_ENDPOINTS])
      platform.addFault({ endpoint, times: 1, ...(endpoint === 'gameLanes' ? html : { status: 500, body: '{}' }) });
    await page.goto('/m/home');
    await expect(homePage.lane('Lottery').first()).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    // A slow start sends its status request once more.
    const [first, ...others] = platform.wireEntries('status').map(({ status }) => status);
    expect([first, [...new Set(others)]]).toEqual([500, [200]]);
  });
});

test('[BOOT-1.5] responses requested before the scripts loaded are not shown if the status does not offer their language', async ({
  page,
  platform,
  homePage,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, '"XX"'), LANGUAGE_KEY);
  await page.goto('/m/home');
  await expect(homePage.lane('Lottery').first()).toBeVisible();
  const languages = platform.wireEntries('gameLanes').map(({ headers }) => headers.language);
  expect(languages).toEqual(['XX', 'EN']);
});
