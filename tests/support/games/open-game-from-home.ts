import { expect, type Page } from '@playwright/test';
import type { TestPlatform } from '../browser/test-platform';
import { waitForMemberId } from '../members/signed-in';

/** Presses a game on home once the member id is known, because a launch waits only one second for the id. */
async function pressGame(page: Page, name: RegExp): Promise<void> {
  await waitForMemberId(page);
  await page.getByRole('main').getByRole('link', { name }).first().click();
}

/** Opens a game from home. */
export async function openGameFromHome(page: Page, name = /Ferris Five/): Promise<void> {
  await pressGame(page, name);
  await page.waitForURL(/\/games\//);
}

/**
 * Opens a game from home for the first time, and waits until its launch has been tracked. The launch itself waits only
 * briefly for that, so the document of the game is held back meanwhile.
 */
export async function openTrackedGameFromHome(page: Page, platform: TestPlatform): Promise<void> {
  const release = platform.holdRequests({ endpoint: '/games/', times: 1 });
  await pressGame(page, /Ferris Five/);
  await expect.poll(() => platform.eventsNamed('gameLaunch')).toEqual([1]);
  release();
  await page.waitForURL(/\/games\//);
}
