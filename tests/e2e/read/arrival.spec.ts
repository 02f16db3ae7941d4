import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { signIn } from '../../support/signed-in';

/** Until the code of arrivals is here, which is what remembers places. */
const untilReceived = (page: Page) => expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');

/** Scrolls as far as the page knows of: it is told with the next frame. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}

test('[ROUTE-1] the focus goes to the heading of the page that was gone to, and of the one that is returned to', async ({
  page,
  homePage,
}) => {
  await homePage.open();
  await homePage.bottomNavigation.getByRole('link', { name: 'Promotions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Search games' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('[ROUTE-1] a dialog keeps the focus when the page under it changes', async ({ page, homePage }) => {
  await homePage.open();
  await homePage.bottomNavigation.getByRole('link', { name: 'Promotions' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
});

for (const [name, viewport] of [
  ['portrait', { width: 390, height: 844 }],
  ['landscape', { width: 844, height: 390 }],
] as const) {
  test(`[ROUTE-1] in ${name}, a page begins at its top, and Back returns to where it was left`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signIn(page);
    await page.goto('/m/home?category=SLOT');
    const games = page.locator('main li[aria-setsize]');
    await expect(games.first()).toBeVisible();
    await untilReceived(page);
    await scrollDown(page);
    await page.getByRole('navigation').last().getByRole('link', { name: 'Account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(games.first()).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);

    await page.reload();
    await expect(games.first()).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  });
}

test.describe('with the code of arrivals kept away', () => {
  test('[ROUTE-1] whoever has scrolled before the code of arrivals came is let be, and returned to that place', async ({
    page,
  }) => {
    await signIn(page);
    let letCome: (() => Promise<void>) | undefined;
    await page.route('**/app-arrival-*.js', (route) => {
      letCome = () => route.continue();
    });
    await page.goto('/m/home?category=SLOT');
    await expect(page.locator('main li[aria-setsize]').first()).toBeVisible();
    await scrollDown(page);
    await expect.poll(() => letCome).toBeDefined();
    await letCome?.();
    await untilReceived(page);
    expect(await page.evaluate(() => scrollY)).toBe(400);
    await page.getByRole('navigation').last().getByRole('link', { name: 'Account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeFocused();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  });
});

test('[I18N-1] a member changes the language on the account page', async ({ page }) => {
  await signIn(page);
  await page.goto('/m/member/home');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('VI');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(page.getByRole('heading', { level: 1, name: 'Tài khoản' })).toBeVisible();
});

test('[WL-2] under text of twice its size every main place stays in sight', async ({ page, homePage }) => {
  await homePage.open();
  await expect(homePage.bottomNavigation).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const link of await homePage.bottomNavigation.getByRole('link').all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});
