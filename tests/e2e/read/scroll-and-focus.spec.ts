import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';
import { prepareMemberSession } from '../../support/members/signed-in';

/** Waits until the lazy code that restores scroll positions and manages focus has loaded. */
const waitForScrollManager = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');

/** Scrolls and waits two frames, so that the page has received the scroll event. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}

test('[ROUTE-1.4][ROUTE-2] focus moves to the heading of a page or the search field, and back to the game whose sign-in sheet is closed', async ({
  page,
  homePage,
}) => {
  await homePage.open();
  await homePage.bottomNavigation.getByRole('link', { name: 'Promotions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeFocused();
  await homePage.bottomNavigation.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fairground' })).toBeFocused();
  await homePage.bottomNavigation.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Search games' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();

  await test.step('a visitor’s tap on a game opens a sheet with sign-in options', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await waitForScrollManager(page);
    const game = page
      .getByRole('main')
      .getByRole('link', { name: /^Ferris Five/ })
      .first();
    await game.click();
    const sheet = page.getByRole('dialog', { name: 'Ferris Five' });
    await expect(sheet.getByRole('button', { name: 'Register' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(game).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/m/home');

    await game.click();
    await sheet.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });
});

test('[ROUTE-1.3] a page opens at its top; Back, a reload and the bottom navigation restore its scroll position and filter', async ({
  page,
}) => {
  await prepareMemberSession(page);
  await page.goto('/m/home?category=SLOT');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const games = page.locator('main li[aria-setsize]');
  const account = page.getByRole('heading', { level: 1, name: 'My account' });
  await expect(games.first()).toBeVisible();
  await waitForScrollManager(page);
  await scrollDown(page);
  await navigation.getByRole('link', { name: 'Account' }).click();
  await expect(account).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(games.first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await page.reload();
  await expect(games.first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);

  await waitForScrollManager(page);
  await navigation.getByRole('link', { name: 'Account' }).click();
  await expect(account).toBeFocused();
  await navigation.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/category=SLOT/);
  await expect(games.first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await navigation.getByRole('link', { name: 'Home' }).click();
  await expect(page).not.toHaveURL(/category=/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe('with the scroll-and-focus code delayed', () => {
  test('[ROUTE-1.3] a page scrolled before the code loads keeps its scroll position, and Back restores it', async ({
    page,
  }) => {
    await prepareMemberSession(page);
    let releaseScript: (() => Promise<void>) | undefined;
    await page.route('**/deferred-parts-*.js', (route) => {
      releaseScript = () => route.continue();
    });
    await page.goto('/m/home?category=SLOT');
    await expect(page.locator('main li[aria-setsize]').first()).toBeVisible();
    await scrollDown(page);
    await expect.poll(() => releaseScript).toBeDefined();
    await releaseScript?.();
    await waitForScrollManager(page);
    expect(await page.evaluate(() => scrollY)).toBe(400);
    await page.getByRole('navigation').last().getByRole('link', { name: 'Account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeFocused();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  });
});
