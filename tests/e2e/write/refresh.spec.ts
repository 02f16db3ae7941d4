import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import type { HomePage } from '../../support/pages/home-page';
import type { TestPlatform } from '../../support/test-platform';

test.use({ serviceWorkers: 'allow' });

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** A finger that goes down the screen by so many pixels and lets go, or is taken away. */
async function pull(page: Page, way: number, end: 'touchEnd' | 'touchCancel' = 'touchEnd'): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (y: number) => ({ touchPoints: [{ x: 200, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(150) });
  for (let step = 1; step <= 8; step += 1) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(150 + (way * step) / 8) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: end, touchPoints: [] });
}

/** Until home has all that it asks for by itself. */
async function untilAsked(platform: TestPlatform, home: HomePage): Promise<void> {
  await expect(home.lane('Lottery').first()).toBeVisible();
  for (const endpoint of ['gameLanes', 'banners', 'announcements', 'gameMatches']) {
    // A call that dies while the service worker takes over is made again.
    await expect.poll(() => [...new Set(platform.wire(endpoint).map(({ status }) => status))], endpoint).toEqual([200]);
  }
}

test.describe('on the home screen of an iPhone', () => {
  test.use({ userAgent: IPHONE });
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true })),
  );

  test('[OFF-2] pulling home down asks for the latest of it', async ({ page, platform, homePage }) => {
    await homePage.open();
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await untilAsked(platform, homePage);
    const before = platform.wire('gameLanes').length;
    await pull(page, 60);
    await expect(page.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false');
    expect(platform.wire('gameLanes')).toHaveLength(before);
    await pull(page, 300);
    await expect.poll(() => platform.wire('gameLanes').length).toBe(before + 1);
    await expect.poll(() => platform.wire('banners').length).toBeGreaterThan(1);
    await expect(page.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false');
    expect(platform.wire('gameLanes')).toHaveLength(before + 1);
  });

  test('[OFF-2] a finger that is taken away asks for nothing', async ({ page, platform, homePage }) => {
    await homePage.open();
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await untilAsked(platform, homePage);
    const before = platform.wire('gameLanes').length;
    await pull(page, 300, 'touchCancel');
    await expect(page.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByText('Release to refresh')).toHaveCount(0);
    await pull(page, 300);
    await expect.poll(() => platform.wire('gameLanes').length).toBe(before + 1);
    await expect(page.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false');
    expect(platform.wire('gameLanes')).toHaveLength(before + 1);
  });

  test('[OFF-2] the button does the same without a gesture', async ({ page, platform, homePage }) => {
    await homePage.open();
    await page.getByRole('button', { name: 'Refresh' }).focus();
    await untilAsked(platform, homePage);
    const before = platform.wire('gameLanes').length;
    await page.keyboard.press('Enter');
    await expect.poll(() => platform.wire('gameLanes').length).toBe(before + 1);
    await expect(page.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false');
  });
});

test('[OFF-2] the merchant’s own app has the button', async ({ page, platform, homePage }) => {
  await homePage.open('?inApp=1');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await untilAsked(platform, homePage);
  const before = platform.wire('gameLanes').length;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => platform.wire('gameLanes').length).toBe(before + 1);
});

test('[OFF-2] in a browser the pull is the browser’s, and there is no button', async ({ page, platform, homePage }) => {
  await homePage.open();
  await expect.poll(() => platform.wire('announcements').length).toBe(1);
  await expect(homePage.lane('Lottery').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.style.overscrollBehaviorY)).toBe('');
});
