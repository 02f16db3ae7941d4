import type { BrowserContext, Page } from '@playwright/test';
import { status } from '../../../../src/contract/endpoints/site/system';
import { delayScriptRequests } from '../../../support/browser/first-screen';
import { expect, test } from '../../../support/browser/fixtures';
import { startFaultProxy } from '../../../support/http/fault-proxy';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../../support/http/offline-console-error-pattern';
import { expectAccessible } from '../../../support/page/axe';
import { waitUntilServedVersionStored } from '../../../support/service-worker/stored-content';

test.use({ serviceWorkers: 'allow', allowedPageErrors: OFFLINE_CONSOLE_ERROR_PATTERN });

/**
 * Aborts every platform request except status requests. Resolves with a list to which the path of each aborted
 * request is added.
 */
async function cutRequests(context: BrowserContext): Promise<string[]> {
  const cutPaths: string[] = [];
  await context.route('**/wps/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === status.path) return route.continue();
    cutPaths.push(pathname);
    return route.abort('connectionrefused');
  });
  return cutPaths;
}

/** Expects the merchant's name, no accessibility violations and a working customer-service link. */
async function expectComplete(page: Page, context: BrowserContext): Promise<void> {
  await expect(page.getByText('Kopi Club', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Liên hệ với chúng tôi' }).click();
  const service = await opened;
  await expect(service).toHaveURL(/\/support\//);
  expect(await service.evaluate(() => window.opener)).toBeNull();
}

test.describe('maintenance and access-denied screens without a service worker', () => {
  test.use({ serviceWorkers: 'block', timezoneId: 'Asia/Tokyo' });

  test('[BOOT-2.1][BOOT-3.1][ENC-4] the screens replace every page until the maintenance or restriction ends, and need only the status request', async ({
    page,
    context,
    platform,
  }) => {
    const cutPaths = await cutRequests(context);
    platform.setScenario('KOPI', {
      maintenance: true,
      maintenanceEnd: Date.UTC(2027, 0, 2, 3, 4),
      regionRestriction: true,
    });
    for (const path of ['/m/home', '/m/nowhere', '/m/member/home']) {
      await page.goto(platform.originOf('KOPI') + path);
      await expect(page.getByRole('heading', { level: 1, name: 'Hệ thống đang bảo trì' })).toBeVisible();
    }
    await expect(page.locator('time')).toHaveText(/^12:04 GMT\+9 .*2027$/);
    await expect(page.locator('[lang=en]').filter({ hasText: 'Please wait' })).toBeVisible();
    await expectComplete(page, context);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    platform.setScenario('KOPI', { maintenance: false });
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByText(/127\.0\.0\.1|::1|::ffff/)).toBeVisible();
    await expect(page.locator('[lang=en]').filter({ hasText: 'restrictions on your location' })).toBeVisible();
    await expectComplete(page, context);

    platform.setScenario('KOPI', { regionRestriction: false });
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect.poll(() => cutPaths.length).toBeGreaterThan(0);
  });

  test('[BOOT-1.5][BOOT-2] on a first visit during maintenance, the skeleton and then the maintenance screen are shown, but no games', async ({
    page,
    context,
    platform,
  }) => {
    platform.setScenario('FAIR', { maintenance: true });
    const release = await delayScriptRequests(context, /\/m\/assets\/(?!first-visit|texts-).*\.js/);
    const loaded = page.waitForResponse(/first-visit/);
    await page.goto('/m/home', { waitUntil: 'commit' });
    await loaded;
    await expect(page.locator('.first-banner')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'We are under maintenance' })).toBeVisible();
    await expect(page.locator('.first-banner')).toHaveCount(0);
    await expect(page.locator('.first-snapshot')).toHaveCount(0);
    await expect(page.getByRole('region')).toHaveCount(0);
    await expect.poll(() => platform.wireEntries('gameLanes').length).toBe(1);
  });
});

test('[BOOT-5.11][BOOT-4][DOM-3] with only the shell stored, a start offline or on a failing domain shows an error until the domain responds', async ({
  page,
  context,
  platform,
  homePage,
}) => {
  const proxy = await startFaultProxy(platform.port);
  await page.goto(`${proxy.origin}/m/home`);
  await waitUntilServedVersionStored(page);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('MC_LINES:FAIR');
  const notice = page.getByRole('alertdialog', { name: 'Notice' });
  // Offline first, because a pending response would still be cached.
  await context.setOffline(true);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (!key.startsWith('MC_LINES:')) localStorage.removeItem(key);
    sessionStorage.clear();
  });
  await page.reload();
  await expect(notice).toContainText('The network cannot be reached');
  await expect(page.locator('h1')).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(homePage.bottomNavigation).toBeVisible();
  await expect(notice).toHaveCount(0);

  proxy.set({ refuse: true });
  proxy.resetConnections();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
  await expect(notice).toContainText('Network Error / CORS Errors');
  await notice.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We could not start' })).toBeVisible();
  // Without Retry: the status is polled as well, so the button may be gone before it is pressed.
  proxy.set({});
  await expect(homePage.bottomNavigation).toBeVisible();
  await proxy.close();
});
