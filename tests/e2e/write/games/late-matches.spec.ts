import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { expectNoLayoutShift, recordLayoutShifts, waitUntilHomeIsStable } from '../../../support/page/layout-shifts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Moves the sports lanes to the top, so that the lane of matches is on the first screen. */
const putSportsFirst = (page: Page) =>
  page.route(/GCSGAME_newGameVendor/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { value: { data: { lanes: { category: string }[] } } };
    json.value.data.lanes.sort((a, b) => Number(b.category === 'SPORT') - Number(a.category === 'SPORT'));
    await route.fulfill({ response, json });
  });

test('[GAME-6.6] without scroll anchoring (Safari), late matches are inserted only while the first screen is out of view', async ({
  page,
  platform,
  homePage,
}) => {
  // High enough for the sports lanes to be on the first screen, below the cards of home.
  await page.setViewportSize({ width: 390, height: 1600 });
  await recordLayoutShifts(page);
  await putSportsFirst(page);
  await homePage.open();
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  // The lane loads in a deferred chunk; a page that waits for it also counts as stable.
  await expect.poll(() => platform.wireEntries('gameMatches').map(({ status }) => status)).toEqual([200]);
  await waitUntilHomeIsStable(page);
  const lane = homePage.lane('Matches');
  await expect(lane).toHaveCount(0);
  // Not to the end of the page: there a lane whose names have two lines grows as it is rendered, and if that happens in
  // the frame of the insertion, Chrome counts the compensated scroll distance as a shift of what stands below the lane.
  await page.evaluate(() => scrollTo(0, 1700));
  await expect(lane).toBeAttached();
  await expect(lane).not.toBeInViewport();
  await waitUntilHomeIsStable(page);
  await expectNoLayoutShift(page);

  await page.evaluate(() => scrollTo(0, 0));
  await expect(lane).toBeInViewport();
  await expect(lane.getByRole('listitem')).toHaveCount(4);
  const order = await homePage.main.locator('section > div > h2').allInnerTexts();
  expect(order.indexOf('Matches')).toBe(order.indexOf('Sports') - 1);
  await expectNoLayoutShift(page);
});

test('[GAME-6.6] in a browser with scroll anchoring, late-loading matches do not move content that the user has scrolled to', async ({
  page,
  platform,
  homePage,
}) => {
  await recordLayoutShifts(page);
  const release = platform.holdRequests({ endpoint: 'gameMatches' });
  await homePage.open();
  await expect.poll(() => platform.wireEntries('gameMatches').length).toBe(1);
  await waitUntilHomeIsStable(page);
  await homePage.lane('Live casino').evaluate((lane) => lane.scrollIntoView());
  await expect(homePage.lane('Sports')).toBeInViewport();
  release();
  await expect.poll(() => platform.wireEntries('gameMatches').map(({ status }) => status)).toEqual([200]);
  await waitUntilHomeIsStable(page);
  await expect(homePage.lane('Matches')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(homePage.lane('Matches')).toBeAttached();
  await expectNoLayoutShift(page);
});
