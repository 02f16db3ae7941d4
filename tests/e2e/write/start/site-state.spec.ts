import type { BrowserContext, Page } from '@playwright/test';
import { status } from '../../../../src/contract/endpoints/site/system';
import { holdScripts } from '../../../support/browser/first-screen';
import { expect, test } from '../../../support/browser/fixtures';
import { startFaultProxy } from '../../../support/http/fault-proxy';
import { OFFLINE_CONSOLE_ERRORS } from '../../../support/http/offline-console-errors';
import { expectAccessible } from '../../../support/page/axe';
import { waitUntilStored } from '../../../support/service-worker/stored-content';

test.use({ serviceWorkers: 'allow', allowedPageErrors: OFFLINE_CONSOLE_ERRORS });

/** Cuts every request but the status. Returns the paths of the cut requests. */
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

/** Expects what both screens must show when nothing else can be reached. */
async function expectComplete(page: Page, context: BrowserContext): Promise<void> {
  await expect(page.getByText('Kopi Club', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Liên hệ với chúng tôi' }).click();
  await expect(await opened).toHaveURL(/\/support\//);
}

test('[BOOT-2] [BOOT-3] [ENC-4] the maintenance screen is complete and Retry leaves it while every other request fails', async ({
  page,
  context,
  platform,
}) => {
  await cutRequests(context);
  platform.setScenario('KOPI', {
    maintenance: true,
    maintenanceEnd: Date.UTC(2027, 0, 2, 3, 4),
    regionRestriction: true,
  });
  await page.goto(`${platform.originOf('KOPI')}/m/member/home`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hệ thống đang bảo trì' })).toBeVisible();
  await expect(page.locator('time')).toHaveText(/2027/);
  await expect(page.locator('[lang=en]').filter({ hasText: 'Please wait' })).toBeVisible();
  await expectComplete(page, context);

  platform.setScenario('KOPI', { maintenance: false });
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect(page.getByText(/127\.0\.0\.1|::1|::ffff/)).toBeVisible();
});

test('[BOOT-3] the access denied screen has IP address, logo, contact and the English line while every other request fails', async ({
  page,
  context,
  platform,
}) => {
  const cutPaths = await cutRequests(context);
  platform.setScenario('KOPI', { regionRestriction: true });
  await page.goto(`${platform.originOf('KOPI')}/m/home`);
  await expect(page.getByText(/127\.0\.0\.1|::1|::ffff/)).toBeVisible();
  await expect(page.locator('[lang=en]').filter({ hasText: 'restrictions on your location' })).toBeVisible();
  await expectComplete(page, context);

  platform.setScenario('KOPI', { regionRestriction: false });
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect(page.getByRole('navigation').last()).toBeVisible();
  await expect.poll(() => cutPaths.length).toBeGreaterThan(0);
});

test('[BOOT-2] without the logo image the merchant’s name is shown', async ({ page, context, platform }) => {
  await context.route('**/cdn/**', (route) => route.abort('connectionrefused'));
  platform.setScenario('FAIR', { maintenance: true });
  await page.goto('/m/home');
  await expect(page.getByText('Fairground', { exact: true })).toBeVisible();
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('[BOOT-2] the end of maintenance is shown in the visitor’s time zone', async ({ page, platform }) => {
    platform.setScenario('FAIR', { maintenance: true, maintenanceEnd: Date.UTC(2027, 0, 2, 3, 4) });
    await page.goto('/m/home');
    await expect(page.locator('time')).toHaveText(/^Jan 2, 2027, 12:04\sPM GMT\+9$/);
  });
});

test('[BOOT-5] without a network, the start shows an offline message, starts no domain search and continues automatically', async ({
  page,
  context,
  homePage,
}) => {
  await homePage.open();
  await waitUntilStored(page);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('MC_LINES:FAIR');
  // Offline first, because a pending response would still be cached.
  await context.setOffline(true);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (!key.startsWith('MC_LINES:')) localStorage.removeItem(key);
    sessionStorage.clear();
  });
  await page.reload();
  await expect(page.getByRole('alertdialog', { name: 'Notice' })).toContainText('Network Error / CORS Errors');
  await expect(page.locator('h1')).toHaveText('You are offline');

  await context.setOffline(false);
  await expect(homePage.bottomNavigation).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('[BOOT-4] [DOM-3] a failed domain with only the stored shell shows an error, and the app starts when it responds again', async ({
  page,
  platform,
  homePage,
}) => {
  const proxy = await startFaultProxy(platform.port);
  await page.goto(`${proxy.origin}/m/home`);
  await waitUntilStored(page);
  proxy.set({ refuse: true });
  proxy.resetConnections();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
  const notice = page.getByRole('alertdialog', { name: 'Notice' });
  await expect(notice).toContainText('Network Error / CORS Errors');
  await notice.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We could not start' })).toBeVisible();

  // Without Retry: the status is polled as well, so the button may be gone before it is pressed.
  proxy.set({});
  await expect(homePage.bottomNavigation).toBeVisible({ timeout: 30_000 });
  await proxy.close();
});

test('[BOOT-2] a first visit during maintenance shows the skeleton and then the maintenance screen', async ({
  page,
  context,
  platform,
}) => {
  platform.setScenario('FAIR', { maintenance: true });
  const release = await holdScripts(context, /\/m\/assets\/(?!first-visit|services-i18n-catalogues).*\.js/);
  const loaded = page.waitForResponse(/first-visit/);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await loaded;
  await expect(page.locator('.first-banner')).toBeVisible();
  release();
  await expect(page.locator('.first-banner')).toHaveCount(0);
  await expect(page.locator('.first-snapshot')).toHaveCount(0);
});
