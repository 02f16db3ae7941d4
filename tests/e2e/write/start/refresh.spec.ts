import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import type { HomePage } from '../../../support/page-objects/home-page';

const IPHONE_USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** Dispatches a touch that moves down by `distance` pixels and ends or is cancelled. */
async function pull(page: Page, distance: number, end: 'touchEnd' | 'touchCancel' = 'touchEnd'): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (y: number) => ({ touchPoints: [{ x: 200, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(150) });
  for (let step = 1; step <= 8; step += 1) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(150 + (distance * step) / 8) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: end, touchPoints: [] });
}

/** Waits until all initial requests of home have succeeded. */
async function waitForHomeRequests(platform: TestPlatform, home: HomePage): Promise<void> {
  await expect(home.lane('Lottery').first()).toBeVisible();
  for (const endpoint of ['gameLanes', 'banners', 'announcements', 'gameMatches']) {
    // A request that fails while the service worker takes control is retried.
    await expect
      .poll(() => [...new Set(platform.wireEntries(endpoint).map(({ status }) => status))], endpoint)
      .toEqual([200]);
  }
}

test.describe('app installed on an iPhone', () => {
  test.use({ userAgent: IPHONE_USER_AGENT });
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true })),
  );

  test('[OFF-2.11] pull-to-refresh and the Refresh button reload the data of home, but a short or cancelled pull does not', async ({
    page,
    platform,
    homePage,
  }) => {
    await homePage.open();
    const button = page.getByRole('button', { name: 'Refresh' });
    await expect(button).toBeVisible();
    await waitForHomeRequests(platform, homePage);
    const before = platform.wireEntries('gameLanes').length;
    await pull(page, 60);
    await expect(button).toHaveAttribute('aria-busy', 'false');
    await pull(page, 300, 'touchCancel');
    await expect(button).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByText('Release to refresh')).toHaveCount(0);
    expect(platform.wireEntries('gameLanes')).toHaveLength(before);

    await pull(page, 300);
    await expect.poll(() => platform.wireEntries('gameLanes').length).toBe(before + 1);
    await expect.poll(() => platform.wireEntries('banners').length).toBeGreaterThan(1);
    await expect(button).toHaveAttribute('aria-busy', 'false');
    expect(platform.wireEntries('gameLanes')).toHaveLength(before + 1);

    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => platform.wireEntries('gameLanes').length).toBe(before + 2);
    await expect(button).toHaveAttribute('aria-busy', 'false');
  });
});

test('[OFF-2.11][OFF-2.12] the Refresh button is shown in the merchant’s app, but not in a browser with native pull-to-refresh', async ({
  page,
  platform,
  homePage,
}) => {
  await homePage.open();
  await waitForHomeRequests(platform, homePage);
  await expect(page.getByRole('button', { name: 'Refresh' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.style.overscrollBehaviorY)).toBe('');

  await homePage.open('?inApp=1');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
});
