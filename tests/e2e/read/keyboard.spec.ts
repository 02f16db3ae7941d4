import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';
import { prepareMemberSession } from '../../support/members/signed-in';
import { expectAccessible } from '../../support/page/axe';
import { waitForApp } from '../../support/page/wait-for-app';

/** Maximum number of key presses from the start of home to its first game. */
const MAX_STOPS = 8;

const skipButton = (page: Page) => page.getByRole('navigation').first().getByRole('button');
const focusedPath = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');

/**
 * Moves the focus by keyboard from the start of home to its first game, by way of the skip button. Resolves with the
 * number of key presses.
 */
async function countStopsToFirstGame(page: Page): Promise<number> {
  await waitForApp(page);
  await expect(page.getByRole('main').locator('section li a').first()).toBeVisible();
  await expect(skipButton(page)).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(skipButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  let stops = 2;
  for (; stops <= MAX_STOPS && !/launchGame|game\//.test(await focusedPath(page)); stops += 1)
    await page.keyboard.press('Tab');
  return stops;
}

test(`[ROUTE-1] [GAME-5] a visitor and a member reach the first game by keyboard with at most ${MAX_STOPS} key presses`, async ({
  page,
  homePage,
  loginPage,
}) => {
  await homePage.open();
  expect(await countStopsToFirstGame(page)).toBeLessThanOrEqual(MAX_STOPS);
  await page.reload();
  await waitForApp(page);
  await expect(skipButton(page)).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(skipButton(page)).toBeFocused();
  await expectAccessible(page);

  await loginPage.open();
  await waitForApp(page);
  await expect(skipButton(page)).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await prepareMemberSession(page);
  await page.goto('/m/home');
  await expect(page.getByRole('link', { name: 'My account: alice' })).toBeVisible();
  expect(await countStopsToFirstGame(page)).toBeLessThanOrEqual(MAX_STOPS);
});
