import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';
import { expectAccessible } from '../../support/page/axe';

/** Maximum number of key presses from the start of home to its first game. */
const MAX_STOPS = 8;

const skipButton = (page: Page) => page.getByRole('navigation').first().getByRole('button');
const focusedPath = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');

test(`[ROUTE-1] [GAME-5] the keyboard reaches the first game within ${MAX_STOPS} stops, and the first Tab stop of a page skips its header`, async ({
  page,
  homePage,
  loginPage,
}) => {
  await homePage.open();
  await expect(page.getByRole('main').locator('section li a').first()).toBeVisible();
  await expect(skipButton(page)).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(skipButton(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  let stops = 2;
  for (; stops < MAX_STOPS && !/launchGame|game\//.test(await focusedPath(page)); stops += 1)
    await page.keyboard.press('Tab');
  expect(await focusedPath(page)).toMatch(/launchGame|game\//);

  await loginPage.open();
  await expect(skipButton(page)).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
