import type { Page } from '@playwright/test';
import { LANGUAGE_KEY } from '../../../../src/contract/storage-keys';
import { startPlatform } from '../../../platform/platform';
import { test as base, DIST_DIR, expect } from '../../../support/browser/fixtures';
import { buildSiteWithExtension } from '../../../support/browser/site-with-extension';
import { TestPlatform } from '../../../support/browser/test-platform';
import { findDemoMember } from '../../../support/members/demo-member';
import { prepareMemberSession } from '../../../support/members/signed-in';
import { navigateInApp } from '../../../support/page/navigate-in-app';
import { waitForNetworkIdle } from '../../../support/page/wait-for-network-idle';
import { LoginPage } from '../../../support/page-objects/login-page';

/** A platform that serves the built app with the sample of an extension (tests/extensions/FAIR). */
const test = base.extend<object, { platform: TestPlatform }>({
  platform: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const { dir, remove } = await buildSiteWithExtension(DIST_DIR);
      const platform = await startPlatform({ distDir: dir });
      await use(new TestPlatform(platform));
      await platform.close();
      await remove();
    },
    { scope: 'worker' },
  ],
});

// The sample has one illustration, which stands in for the others.
test.use({ allowedPageErrors: /404.*\/art-FAIR-/ });

const EXTENSION_FILE = /\/m\/assets\/extension-/;

/** Returns a list that gets the URLs of an extension that a page requests. */
function recordExtensionRequests(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => EXTENSION_FILE.test(request.url()) && urls.push(request.url()));
  return urls;
}

/** Waits until a page has requested the script of an extension. */
const waitForExtension = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      ),
    )
    .toMatch(EXTENSION_FILE);

const locateCard = (page: Page) => page.getByRole('region', { name: 'The club', exact: true });

test('[OPS-7.1] [OPS-7.2] home shows the card of an extension, which leads a visitor through the sign-in to its page', async ({
  page,
  homePage,
}) => {
  await homePage.open('?branch=B7');
  await expect(locateCard(page)).toContainText('Branch B7 invites you to the club');
  await expect(page.getByRole('heading', { name: 'Loved at the club' })).toBeVisible();
  const radius = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--radius'));
  expect(radius).toBe('2px');

  await locateCard(page).getByRole('link', { name: 'Open the club' }).click();
  await expect(page).toHaveURL(/\/m\/login\?branch=B7$/);
  await expect(page.getByRole('link', { name: 'Opening hours' })).toBeVisible();
  const { username, password } = findDemoMember('alice');
  await new LoginPage(page).signIn(username, password);
  await expect(page).toHaveURL(/\/m\/x\/club\?branch=B7$/);
  await expect(page.getByRole('heading', { name: 'The club', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/The club/);
  await page.getByRole('button', { name: 'Stamp' }).click();
  await expect(page.getByText('1 stamp')).toBeVisible();
});

test('[OPS-7.1] its texts follow the language of the page, and are English where the language has none', async ({
  page,
}) => {
  await prepareMemberSession(page);
  await page.addInitScript((key) => localStorage.setItem(key, '"ES"'), LANGUAGE_KEY);
  await page.goto('/m/x/club');
  await expect(page.getByRole('heading', { name: 'El club', level: 1 })).toBeVisible();
  await expect(page.getByText('0 sellos')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stamp' })).toBeVisible();
});

test('[OPS-7.2] a page for everyone needs no sign-in, and ignores case as every page', async ({ page }) => {
  await page.goto('/m/x/Opening-Hours/');
  await expect(page.getByText('Open from 9 to 17')).toBeVisible();
  await page.goto('/m/x/opening');
  await expect(page.getByText('Open from 9 to 17')).toBeHidden();
});

test('[OPS-7.1] the slot of a deposit is outside of its form, so that a button there never deposits', async ({
  page,
}) => {
  await prepareMemberSession(page);
  await page.goto('/m/voucherCenter');
  await expect(page.getByRole('button', { name: /^Deposit ₱/ })).toBeVisible();
  await expect(page.getByText('You can also pay in at a branch')).toBeVisible();
  await expect(page.locator('form').getByText('You can also pay in at a branch')).toHaveCount(0);
});

test.describe('a part that fails', () => {
  test.use({
    allowedPageErrors:
      /404.*\/art-FAIR-|the card of the club is broken|an extension failed|ERR_FAILED|Failed to (?:load|fetch)/,
  });

  test('[OPS-7.3] leaves the page as it is without it, and the collector is told where it failed', async ({
    page,
    platform,
    homePage,
  }) => {
    platform.setScenario('FAIR', { collector: 'otlp' });
    await prepareMemberSession(page);
    await homePage.open();
    // The collector listens to the console, where React writes what it catches.
    await page.waitForFunction(() => !String(console.error).includes('[native code]'));
    await homePage.bottomNavigation.getByRole('link', { name: 'Account' }).click();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await waitForExtension(page);
    await page.goto('/m/login');
    const stacks = () =>
      platform.collectedRecords('error').map(({ attributes }) => String(attributes['exception.stacktrace']));
    await expect.poll(stacks).toContainEqual(expect.stringMatching(EXTENSION_FILE));
  });

  test('[OPS-7.3] that does not load leaves home as it is, and is loaded for the next page', async ({
    page,
    homePage,
  }) => {
    await page.route(EXTENSION_FILE, (route) => route.abort());
    await homePage.open();
    await expect(homePage.lane('Loved at the club')).toBeVisible();
    await waitForExtension(page);
    await expect(locateCard(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();

    await page.unroute(EXTENSION_FILE);
    await navigateInApp(page, '/m/login');
    await expect(page.getByRole('link', { name: 'Opening hours' })).toBeVisible();
  });
});

test('[OPS-7.3] [SAFE-4] on a break its offers are left out, and what only informs stays', async ({
  page,
  platform,
}) => {
  platform.startBreak('FAIR', 'alice');
  await prepareMemberSession(page);
  await page.goto('/m/x/club');
  await expect(page.getByText('You are taking a break')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stamp' })).toBeHidden();
  await page.goto('/m/x/opening-hours');
  await expect(page.getByText('Members come in from 8')).toBeVisible();
  await page.goto('/m/home');
  await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
  await expect(locateCard(page)).toBeHidden();
});

test('[OPS-7.4] the pages of another merchant request nothing of it', async ({ page, platform }) => {
  const requested = recordExtensionRequests(page);
  await page.goto(`${platform.originOf('KOPI')}/m/home`);
  await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
  await waitForNetworkIdle(page);
  await page.goto(`${platform.originOf('KOPI')}/m/x/club`);
  await waitForNetworkIdle(page);
  expect(requested).toEqual([]);
});
