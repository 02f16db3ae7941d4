import type { Page } from '@playwright/test';
import { untilNamed } from './signed-in';

/** Plays a game of home as a member whom the platform has named: a launch waits for that a second, and then is nobody's. */
export async function playGame(page: Page, name = /Ferris Five/): Promise<void> {
  await untilNamed(page);
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await page.waitForURL(/\/games\//);
}
