import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';
import { waitForApp } from '../../support/page/wait-for-app';
import type { HomePage } from '../../support/page-objects/home-page';

const KEY_PRESSES = 24;

/** Resolves with the number of pixels by which a fixed or sticky bar covers the focused element. */
const hiddenPixels = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 0;
    // The link that leads past the header is shown above it.
    if (getComputedStyle(focused).position === 'fixed') return 0;
    const { top, bottom } = focused.getBoundingClientRect();
    const covers = [...document.querySelectorAll('body *')].filter(
      (element) => /sticky|fixed/.test(getComputedStyle(element).position) && !element.contains(focused),
    );
    // An element at the side may cover part of a row, as the customer service button does.
    const bars = covers.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > innerWidth / 2);
    return Math.max(0, ...bars.map((bar) => Math.round(Math.min(bottom, bar.bottom) - Math.max(top, bar.top))));
  });

/** Moves the focus to the bottom navigation by keyboard, and expects that the page does not scroll. */
async function expectNoScrollByNavigation(page: Page, { bottomNavigation }: HomePage): Promise<void> {
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  const links = bottomNavigation.getByRole('link');
  await links.first().focus();
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) await page.keyboard.press(key);
  await expect(links.nth(1)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(300);
}

test.use({ viewport: { width: 360, height: 640 } });

test('[ROUTE-1.5] a focused element is never under a sticky bar, and focus in the bottom navigation does not scroll the page', async ({
  page,
  homePage,
}) => {
  for (const query of ['', '?search=e']) {
    await homePage.open(query);
    await waitForApp(page);
    const games = homePage.main.locator('li :is(a, button)');
    await expect(games.first()).toBeVisible();
    if (query === '') await expectNoScrollByNavigation(page, homePage);
    const hidden = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      await (key === 'Tab' ? games.first() : games.last()).focus();
      for (let step = 0; step < KEY_PRESSES; step += 1) {
        await page.keyboard.press(key);
        hidden.push(await hiddenPixels(page));
      }
    }
    expect(hidden, query).toEqual(hidden.map(() => 0));
  }
});
