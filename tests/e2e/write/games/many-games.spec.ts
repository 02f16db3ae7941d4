import { expect, test } from '../../../support/browser/fixtures';

const GAME_COUNT = 10_000;
const CARD_SELECTOR = 'main li[aria-setsize]';

test.beforeEach(({ platform }) => platform.setScenario('FAIR', { games: GAME_COUNT }));

test('[GAME-5.5][GAME-5.6] the grid of ten thousand games renders fewer than 160 cards at a time and keeps the focus while it is scrolled', async ({
  page,
  homePage,
}) => {
  await homePage.open('?category=SLOT');
  await expect(page.locator(CARD_SELECTOR).first()).toBeVisible();
  const total = Number(await page.locator(CARD_SELECTOR).first().getAttribute('aria-setsize'));
  expect(total).toBeGreaterThan(GAME_COUNT - 100);
  await page.evaluate(async () => void (await document.fonts.ready));
  const grid = page.locator('main ul', { has: page.locator('[aria-setsize]') });
  const heightOf = () => grid.evaluate((list) => list.getBoundingClientRect().height);
  const height = await heightOf();

  const maxCards = await page.evaluate(async (selector) => {
    let maxCount = 0;
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy(0, 6000);
      await new Promise((next) => requestAnimationFrame(next));
      maxCount = Math.max(maxCount, document.querySelectorAll(selector).length);
    }
    return maxCount;
  }, CARD_SELECTOR);
  expect(maxCards).toBeLessThan(160);
  await expect.poll(heightOf).toBeCloseTo(height, 0);
  const last = page.locator(`${CARD_SELECTOR}[aria-posinset="${total}"]`);
  await expect(last).toBeInViewport();
  await expect(last.locator('img')).toHaveAttribute('src', /\S/);

  await page.evaluate(() => scrollTo(0, 0));
  await page.locator(`${CARD_SELECTOR}[aria-posinset="3"] a`).first().focus();
  await page.evaluate(() => scrollTo(0, 50_000));
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('UL');
  await page.keyboard.press('Tab');
  // The focus scrolls its card into view: the card must be one of those that the page was scrolled to.
  await expect(page.locator(`${CARD_SELECTOR} a:focus`)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(40_000);
});

test('[GAME-5.5] home with ten thousand games renders only the lanes near the viewport', async ({ page, homePage }) => {
  await homePage.open();
  await expect(homePage.lane('Lottery').getByRole('link').nth(1)).toBeVisible();
  expect(await page.locator('main a[href*="launchGame"]').count()).toBeLessThan(80);
  const table = homePage.lane('Table games');
  await expect(table.locator('a[href*="launchGame"]')).toHaveCount(0);
  await table.scrollIntoViewIfNeeded();
  await expect(table.locator('a[href*="launchGame"]').first()).toBeVisible();
  const first = page.getByRole('region', { name: 'Lottery', exact: true });
  await expect(first).toHaveCount(1);
  await expect(first.locator('a[href*="launchGame"]')).toHaveCount(0);
});
