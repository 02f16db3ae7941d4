import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';

const STEPS = 24;

/** By how many pixels what stays on screen lies over what has the focus. */
const hiddenPixels = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 0;
    const { top, bottom } = focused.getBoundingClientRect();
    const covers = [...document.querySelectorAll('body *')].filter(
      (part) => /sticky|fixed/.test(getComputedStyle(part).position) && !part.contains(focused),
    );
    // What stays at a side may lie over a part of a row, as the button of the customer service does.
    const bars = covers.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > innerWidth / 2);
    return Math.max(0, ...bars.map((bar) => Math.round(Math.min(bottom, bar.bottom) - Math.max(top, bar.top))));
  });

test.use({ viewport: { width: 360, height: 640 } });

for (const query of ['', '?search=e']) {
  for (const key of ['Tab', 'Shift+Tab']) {
    test(`[ROUTE-1] by ${key}, what has the focus lies under no bar of home${query}`, async ({ page, homePage }) => {
      await homePage.open(query);
      const games = homePage.main.locator('li :is(a, button)');
      await expect(games.first()).toBeVisible();
      await games.nth(key === 'Tab' ? 0 : 16).focus();
      const hidden = [];
      for (let step = 0; step < STEPS; step += 1) {
        await page.keyboard.press(key);
        hidden.push(await hiddenPixels(page));
      }
      expect(hidden).toEqual(hidden.map(() => 0));
    });
  }
}

test('[ROUTE-1] going to a bar that stays by key moves no page under it', async ({ page, homePage }) => {
  await homePage.open();
  await expect(homePage.main.locator('li :is(a, button)').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  const links = homePage.bottomNavigation.getByRole('link');
  await links.first().focus();
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) await page.keyboard.press(key);
  await expect(links.nth(1)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(300);
});
