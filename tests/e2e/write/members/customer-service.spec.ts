import type { Page } from '@playwright/test';
import { encryptCustomerServicePath } from '../../../platform/envelope/customer-service-path';
import { expect, test } from '../../../support/browser/fixtures';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../../support/http/offline-console-error-pattern';
import { prepareMemberSession } from '../../../support/members/signed-in';
import { expectAccessible } from '../../../support/page/axe';
import { waitForNetworkIdle } from '../../../support/page/wait-for-network-idle';

const contact = (page: Page) => page.getByRole('button', { name: 'Contact us' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Customer service' });
test('[CS-1.1][CS-1.6][CS-1.7] several customer service links are offered in a sheet, and the chosen link opens in its own window', async ({
  context,
  page,
}) => {
  await prepareMemberSession(page);
  await page.goto('/m/member/home');
  await contact(page).click();
  await expect(sheet(page).getByRole('link')).toHaveText(['Live chat', 'Assistant']);
  const opened = context.waitForEvent('page');
  await sheet(page).getByRole('link', { name: 'Live chat' }).click();
  const service = await opened;
  await expect(service).toHaveURL(/[?&]userName=alice/);
  await service.waitForLoadState();
  expect(await service.evaluate(() => ({ opener: window.opener, from: document.referrer }))).toEqual({
    opener: null,
    from: '',
  });
});

test('[CS-1.7] inside the merchant’s app, customer service opens in the same window', async ({ page, platform }) => {
  platform.setScenario('FAIR', { maintenance: true });
  await page.goto('/m/home?inApp=1');
  await contact(page).click();
  await expect(sheet(page).getByRole('link', { name: 'Live chat' })).not.toHaveAttribute('target');
  await sheet(page).getByRole('link', { name: 'Live chat' }).click();
  await expect(page).toHaveURL(/\/support\/LIVECHAT/);
});

const side = (page: Page, name: string) => page.getByRole('complementary', { name });
const sideLink = (page: Page) => page.getByRole('complementary').getByRole('link');

/**
 * Resolves with the gap in pixels between the side button and the bottom navigation, both measured at the same time.
 */
const gapBelowButton = (page: Page) =>
  sideLink(page).evaluate((link) => {
    const bar = [...document.querySelectorAll('nav')].at(-1);
    return bar ? bar.getBoundingClientRect().top - link.getBoundingClientRect().bottom : -1;
  });

test('[CS-1.5] customer service is at the side, at least 48 px large and above the navigation, or at the bottom of home', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 800, height: 360 });
  await page.goto('/m/home');
  await expect(side(page, 'Customer service').getByRole('link')).toHaveText(['Live chat']);
  const foot = page.getByRole('main').getByRole('region', { name: 'Customer service' });
  await expect(foot.getByRole('link')).toHaveText(['Assistant']);
  for (const size of [
    { width: 800, height: 360 },
    { width: 360, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => gapBelowButton(page), `above the bar at ${size.width}`).toBeGreaterThanOrEqual(0);
    const box = await sideLink(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  }
  const barHeight = async () => (await page.getByRole('navigation').last().boundingBox())?.height ?? 0;
  const before = await barHeight();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(barHeight).toBeGreaterThan(before);
  await expect.poll(() => gapBelowButton(page)).toBeGreaterThanOrEqual(0);

  await page.goto(`${platform.originOf('SOL')}/m/home`);
  await expect(page.getByRole('region', { name: '客服' }).getByRole('link')).toHaveText(['在线客服', 'VIP 客服']);
  await expect(side(page, '客服')).toHaveCount(0);
});

test.describe('when the platform fails', () => {
  test.use({ allowedPageErrors: /status of 500/ });

  test('[CS-1.5] a closed site offers customer service even if its links, the domains and the member record fail to load', async ({
    page,
    platform,
  }) => {
    platform.addFault({ endpoint: 'customerServices', status: 500 });
    platform.addFault({ endpoint: 'domainRoute', hang: true });
    platform.addFault({ endpoint: 'memberInfo', status: 500 });
    for (const screen of ['maintenance', 'regionRestriction']) {
      platform.setScenario('FAIR', { [screen]: true });
      await page.goto('/m/home');
      await contact(page).click();
      await expect(sheet(page).getByRole('link')).toHaveText(['Live chat', 'Assistant']);
    }
  });
});

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    // On a busy machine the network is gone before the idle page has loaded all scripts ahead of need.
    allowedPageErrors: new RegExp(`${OFFLINE_CONSOLE_ERROR_PATTERN.source}|imported module`),
  });

  test('[CS-1] [OFF-2] the customer service side button does not cover the Retry button of the offline notice', async ({
    context,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/m/home');
    await expect(page.getByRole('complementary').getByRole('link')).toBeVisible();
    await expect(page.locator('main section li a').first()).toBeVisible();
    await waitForNetworkIdle(page); // a chunk still loading when the network is lost would log an error
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Retry' }).click({ trial: true });
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await page.getByRole('button', { name: 'Retry' }).click({ trial: true });
  });

  test('[CS-1.1] cached customer service links are offered offline', async ({ context, page }) => {
    await prepareMemberSession(page);
    await page.goto('/m/member/home');
    await expect(contact(page)).toBeEnabled();
    await waitForNetworkIdle(page);
    await context.setOffline(true);
    await contact(page).click();
    await expect(sheet(page).getByRole('link')).toHaveText(['Live chat', 'Assistant']);
  });
});

test('[CS-1] the side link keeps the focus when a second entry turns it into a button, which opens a sheet of both', async ({
  page,
  platform,
}) => {
  const path = encryptCustomerServicePath(`${platform.originOf('FAIR')}/support/MIDUOKE`);
  const entry = (title: string) => ({ csType: 'MIDUOKE', csPosition: 'SIDE', title, path });
  const release = platform.holdRequests({
    endpoint: 'customerServices',
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify({ success: true, value: { services: [entry('Day desk'), 'no entry', entry('Night desk')] } }),
  });
  await page.goto('/m/home');
  await sideLink(page).focus();
  release();
  const button = page.getByRole('complementary').getByRole('button', { name: 'Customer service' });
  await expect(button).toBeFocused();
  await button.click();
  await expect(sheet(page).getByRole('link')).toHaveText(['Day desk', 'Night desk']);
  await expectAccessible(page);
});
