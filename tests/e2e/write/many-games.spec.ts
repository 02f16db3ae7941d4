import { expect, test } from '../../support/fixtures';

const GAMES = 10_000;
const cards = 'main li[aria-setsize]';

test.beforeEach(({ platform }) => platform.stage('FAIR', { games: GAMES }));

for (const [name, viewport] of [
  ['portrait', { width: 390, height: 844 }],
  ['landscape', { width: 844, height: 390 }],
] as const) {
  test(`[GAME-5] ten thousand games in ${name}: few are in the document at a time, down to the last`, async ({
    page,
    homePage,
  }) => {
    await page.setViewportSize(viewport);
    await homePage.open('?category=SLOT');
    await expect(page.locator(cards).first()).toBeVisible();
    const total = Number(await page.locator(cards).first().getAttribute('aria-setsize'));
    expect(total).toBeGreaterThan(GAMES - 100);
    const grid = page.locator('main ul', { has: page.locator('[aria-setsize]') });
    const heightOf = () => grid.evaluate((list) => list.getBoundingClientRect().height);
    const height = await heightOf();

    const most = await page.evaluate(async (selector) => {
      let counted = 0;
      while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
        scrollBy(0, 6000);
        await new Promise((next) => requestAnimationFrame(next));
        counted = Math.max(counted, document.querySelectorAll(selector).length);
      }
      return counted;
    }, cards);
    expect(most).toBeLessThan(160);
    expect(await heightOf()).toBeCloseTo(height, 0);
    const last = page.locator(`${cards}[aria-posinset="${total}"]`);
    await expect(last).toBeInViewport();
    await expect(last.locator('img')).toHaveAttribute('src', /\S/);
  });
}

test('[GAME-5] the focus stays in the grid when its game is scrolled away', async ({ page, homePage }) => {
  await homePage.open('?category=SLOT');
  await page.locator(`${cards} a`).nth(2).focus();
  await page.evaluate(() => scrollTo(0, 50_000));
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('UL');
  await page.keyboard.press('Tab');
  await expect(page.locator(`${cards} a:focus`)).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(40_000);
});

test('[GAME-5] home with ten thousand games draws the lanes that are near the screen', async ({ page, homePage }) => {
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
