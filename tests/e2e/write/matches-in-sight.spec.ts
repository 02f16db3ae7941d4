import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { shifted, untilAtRest, watchShifts } from '../../support/shifts';

/** Sports before all other games: the place of the matches is on screen as home comes. */
const putSportsFirst = (page: Page) =>
  page.route(/GCSGAME_newGameVendor/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { value: { data: { lanes: { category: string }[] } } };
    json.value.data.lanes.sort((a, b) => Number(b.category === 'SPORT') - Number(a.category === 'SPORT'));
    await route.fulfill({ response, json });
  });

for (const [browser, anchoring] of [
  ['keeps what is on screen in its place', 'auto'],
  ['does not (Safari)', 'none'],
] as const) {
  test(`[GAME-6] matches whose place is on screen come in above it, in a browser that ${browser}`, async ({
    page,
    platform,
    homePage,
  }) => {
    await watchShifts(page);
    await putSportsFirst(page);
    await homePage.open();
    await page.evaluate((value) => document.documentElement.style.setProperty('overflow-anchor', value), anchoring);
    // They come by late code: a page that waits for them looks at rest as well.
    await expect.poll(() => platform.wire('gameMatches').map(({ status }) => status)).toEqual([200]);
    await untilAtRest(page);
    const lane = homePage.lane('Matches');
    await expect(lane).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 1200));
    await expect(lane).toBeAttached();
    await expect(lane).not.toBeInViewport();
    await untilAtRest(page);
    expect(await shifted(page)).toBeLessThanOrEqual(0.01);

    await page.evaluate(() => scrollTo(0, 0));
    await expect(lane).toBeInViewport();
    await expect(lane.getByRole('listitem')).toHaveCount(4);
    const order = await homePage.main.locator('section > div > h2').allInnerTexts();
    expect(order.indexOf('Matches')).toBe(order.indexOf('Sports') - 1);
    expect(await shifted(page)).toBeLessThanOrEqual(0.01);
  });
}

test('[GAME-6] matches that are late do not push away what has been scrolled to meanwhile', async ({
  page,
  platform,
  homePage,
}) => {
  await watchShifts(page);
  const letGo = platform.hold({ endpoint: 'gameMatches' });
  await homePage.open();
  await expect.poll(() => platform.wire('gameMatches').length).toBe(1);
  await untilAtRest(page);
  await homePage.lane('Live casino').evaluate((lane) => lane.scrollIntoView());
  await expect(homePage.lane('Sports')).toBeInViewport();
  letGo();
  await expect.poll(() => platform.wire('gameMatches').map(({ status }) => status)).toEqual([200]);
  await untilAtRest(page);
  await expect(homePage.lane('Matches')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(homePage.lane('Matches')).toBeAttached();
  expect(await shifted(page)).toBeLessThanOrEqual(0.01);
});
