import { expect, test } from '../../../support/browser/fixtures';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../../support/http/offline-console-error-pattern';
import { expectAccessible } from '../../../support/page/axe';
import { waitUntilServedVersionStored } from '../../../support/service-worker/stored-content';

const GAME_SELECTOR = 'main li[aria-setsize]';

test('[GAME-5.8][GAME-5.11] the search lists games by name and vendor while the user types, or shows a message if no game matches', async ({
  page,
  homePage,
}) => {
  await homePage.open();
  await page.getByRole('link', { name: 'Search games' }).click();
  const field = page.getByRole('searchbox', { name: 'Game or provider' });
  await expect(field).toBeFocused();
  await expect(page.getByText('Type the name of a game')).toBeVisible();

  await field.fill('XOC dia');
  await expect(page.locator(GAME_SELECTOR)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Games found: 1' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Xóc Đĩa Live/ })).toBeVisible();

  await field.fill('zeppelin');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(page.getByText('“zeppelin”')).toBeVisible();
  await expect(page.locator(GAME_SELECTOR)).toHaveCount(0);

  await field.fill('dragon');
  await expect(page.locator(GAME_SELECTOR)).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(`${GAME_SELECTOR} a`).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(`${GAME_SELECTOR} a`).nth(1)).toBeFocused();

  await field.fill('aurum naga');
  await expect(page.getByRole('link', { name: /^Neon Naga/ })).toBeVisible();
  await expect(page).toHaveURL(/search=aurum\+naga/);
  await page.setViewportSize({ width: 390, height: 1400 }); // the bottom navigation covers parts of links on a short one
  await expectAccessible(page);

  await page.reload();
  await expect(field).toHaveValue('aurum naga');
  await expect(page.getByRole('link', { name: /^Neon Naga/ })).toBeVisible();

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(homePage.bottomNavigation).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);

  await test.step('a search that is opened as a link is listed, and becomes a recent search', async () => {
    await homePage.open('?search=dragon');
    await expect(page.locator(GAME_SELECTOR)).toHaveCount(3);
    await page.getByRole('button', { name: 'Back' }).click();
  });

  await test.step('an empty search offers recent searches, popular games, categories and vendors', async () => {
    await page.getByRole('link', { name: 'Search games' }).click();
    for (const name of ['Recent searches', 'Hot right now', 'Categories', 'Providers'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 1400 }); // the bottom navigation covers parts of links on a short one
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: 'aurum naga' })).toBeVisible();
    await page.getByRole('button', { name: 'dragon' }).click();
    await expect(field).toHaveValue('dragon');
    await expect(page.locator(GAME_SELECTOR)).toHaveCount(3);
  });
});

test('[GAME-5.16] popular games follow a few results of a search, and none a full page', async ({ page, homePage }) => {
  const popular = page.getByRole('heading', { name: 'Hot right now' });
  await homePage.open('?search=xoc%20dia');
  await expect(page.locator(GAME_SELECTOR)).toHaveCount(1);
  await expect(popular).toBeVisible();
  await homePage.open('?search=a');
  await expect(page.locator(GAME_SELECTOR).nth(3)).toBeVisible();
  await expect(popular).toHaveCount(0);
});

test('[GAME-5] ten thousand games are searched while the user types, and fewer than 160 results are rendered', async ({
  page,
  platform,
  homePage,
}) => {
  platform.setScenario('FAIR', { games: 10_000 });
  await page.setViewportSize({ width: 844, height: 390 });
  await homePage.open('?search=');
  await page.getByRole('searchbox').fill('koi cascade');
  await expect(page.getByRole('status').filter({ hasText: /Games found: 4\d\d/ })).toBeVisible();
  expect(await page.locator(GAME_SELECTOR).count()).toBeLessThan(160);
  await page.getByRole('searchbox').fill('koi cascade 9');
  await expect(page.getByRole('link', { name: 'Koi Cascade 9', exact: true })).toBeVisible();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', allowedPageErrors: OFFLINE_CONSOLE_ERROR_PATTERN });

  test('[OFF-2] cached games can be searched offline and are marked as stale', async ({ page, context, homePage }) => {
    await homePage.open();
    await waitUntilServedVersionStored(page);
    await expect(homePage.lane('Lottery').first()).toBeVisible();
    await page.getByRole('link', { name: 'Search games' }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await context.setOffline(true);
    await page.getByRole('searchbox').fill('ferris');
    await expect(page.getByRole('link', { name: /Ferris Five/ })).toBeVisible();
    await expect(page.getByText(/Offline · data from/)).toBeVisible();
  });
});
