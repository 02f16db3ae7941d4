import type { BrowserContext, Page } from '@playwright/test';
import { status } from '../../../src/contract/endpoints/system';
import { expectAccessible } from '../../support/axe';
import { startFaultProxy } from '../../support/fault-proxy';
import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { untilStored } from '../../support/stored-content';

test.use({ serviceWorkers: 'allow', allowedComplaints: LOST_NETWORK });

/** Every call but the status meets a dead line. Answers the calls that did. */
async function cutCalls(context: BrowserContext): Promise<string[]> {
  const cut: string[] = [];
  await context.route('**/wps/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === status.path) return route.continue();
    cut.push(pathname);
    return route.abort('connectionrefused');
  });
  return cut;
}

/** What both screens owe a visitor who can reach nothing else. */
async function expectComplete(page: Page, context: BrowserContext): Promise<void> {
  await expect(page.getByRole('img', { name: 'Kopi Club' })).toBeVisible();
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Liên hệ với chúng tôi' }).click();
  await expect(await opened).toHaveURL(/\/support\//);
}

test('[BOOT-2] [BOOT-3] [ENC-4] maintenance is complete and ends by Retry while every other call fails', async ({
  page,
  context,
  platform,
}) => {
  await cutCalls(context);
  platform.stage('KOPI', { maintenance: true, maintenanceEnd: Date.UTC(2027, 0, 2, 3, 4), regionRestriction: true });
  await page.goto(`${platform.originOf('KOPI')}/m/member/home`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hệ thống đang bảo trì' })).toBeVisible();
  await expect(page.locator('time')).toHaveText(/2027/);
  await expect(page.locator('[lang=en]').filter({ hasText: 'Please wait' })).toBeVisible();
  await expectComplete(page, context);

  platform.stage('KOPI', { maintenance: false });
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect(page.getByText(/127\.0\.0\.1|::1|::ffff/)).toBeVisible();
});

test('[BOOT-3] access denied has address, logo, contact and the English line while every other call fails', async ({
  page,
  context,
  platform,
}) => {
  const cut = await cutCalls(context);
  platform.stage('KOPI', { regionRestriction: true });
  await page.goto(`${platform.originOf('KOPI')}/m/home`);
  await expect(page.getByText(/127\.0\.0\.1|::1|::ffff/)).toBeVisible();
  await expect(page.locator('[lang=en]').filter({ hasText: 'restrictions on your location' })).toBeVisible();
  await expectComplete(page, context);

  platform.stage('KOPI', { regionRestriction: false });
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect(page.getByRole('navigation').last()).toBeVisible();
  await expect.poll(() => cut.length).toBeGreaterThan(0);
});

test('[BOOT-2] without the picture of the logo the merchant is named', async ({ page, context, platform }) => {
  await context.route('**/cdn/**', (route) => route.abort('connectionrefused'));
  platform.stage('FAIR', { maintenance: true });
  await page.goto('/m/home');
  await expect(page.getByText('Fairground', { exact: true })).toBeVisible();
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('[BOOT-2] the end of maintenance is told by the clock of the visitor', async ({ page, platform }) => {
    platform.stage('FAIR', { maintenance: true, maintenanceEnd: Date.UTC(2027, 0, 2, 3, 4) });
    await page.goto('/m/home');
    await expect(page.locator('time')).toHaveText(/^Jan 2, 2027, 12:04\sPM$/);
  });
});

test('[BOOT-5] without a network the start says so, blames no domain, and goes on by itself', async ({
  page,
  context,
  homePage,
}) => {
  await homePage.open();
  await untilStored(page);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('MC_LINES:FAIR');
  // Offline first: an answer that is still on its way would be kept after all.
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

test('[BOOT-4] [DOM-3] a dead domain with nothing but the stored shell says so, and Retry brings the product back', async ({
  page,
  platform,
  homePage,
}) => {
  const line = await startFaultProxy(platform.port);
  await page.goto(`${line.origin}/m/home`);
  await untilStored(page);
  line.set({ refuse: true });
  line.cutAll();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
  const notice = page.getByRole('alertdialog', { name: 'Notice' });
  await expect(notice).toContainText('Network Error / CORS Errors');
  await notice.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We could not start' })).toBeVisible();

  line.set({});
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(homePage.bottomNavigation).toBeVisible();
  await line.close();
});
