import type { Page } from '@playwright/test';
import { waitForMemberId } from '../members/signed-in';

/** Opens a game from home once the member id is known, because a launch waits only one second for the id. */
export async function openGameFromHome(page: Page, name = /Ferris Five/): Promise<void> {
  await waitForMemberId(page);
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await page.waitForURL(/\/games\//);
}
