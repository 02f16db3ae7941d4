import { expect, type Page } from '@playwright/test';
import { gameMatches } from '../../src/contract/endpoints/game';
import { gameLanes } from '../../src/contract/endpoints/game-lanes';
import { announcements, banners } from '../../src/contract/endpoints/promotion';
import { LAST_KNOWN_PREFIX } from '../../src/contract/storage-keys';

/** What a start without the network needs of an earlier one. */
const KEPT = [announcements, banners, gameLanes, gameMatches].map(({ name }) => `${LAST_KNOWN_PREFIX}FAIR|EN|${name}`);

/** The headings of home, once all of it is there, the late parts too, and kept for a start without the network. */
export async function wholeHome(page: Page): Promise<string[]> {
  for (const late of ['Matches', 'Need help?']) await expect(page.getByRole('heading', { name: late })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(expect.arrayContaining(KEPT));
  return page.getByRole('heading').allInnerTexts();
}
