import { expect, type Page } from '@playwright/test';
import { gameMatches } from '../../../src/contract/endpoints/games/game';
import { gameLanes } from '../../../src/contract/endpoints/games/game-lanes';
import { announcements } from '../../../src/contract/endpoints/site/announcements';
import { banners } from '../../../src/contract/endpoints/site/banners';
import { HOME_RESPONSES_PREFIX } from '../../../src/contract/storage-keys';

/** localStorage keys of the cached responses that an offline start needs. */
const CACHE_KEYS = [announcements, banners, gameLanes, gameMatches].map(
  ({ name }) => `${HOME_RESPONSES_PREFIX}FAIR|EN|${name}`,
);

/**
 * Resolves with the headings of home after home has loaded completely, including its lazy parts, and its responses
 * have been cached for an offline start.
 */
export async function waitForHomeHeadings(page: Page): Promise<string[]> {
  for (const name of ['Matches', 'Need help?']) await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(expect.arrayContaining(CACHE_KEYS));
  return page.getByRole('heading').allInnerTexts();
}
