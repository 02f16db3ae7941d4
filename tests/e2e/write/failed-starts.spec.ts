import type { Page } from '@playwright/test';
import { FAILED_STARTS_KEY } from '../../../src/contract/storage-keys';
import { expect, test } from '../../support/fixtures';
import { PageClock } from '../../support/page-clock';

/** Milliseconds after which a start is judged. */
const PATIENCE = 8_000;

const counted = (page: Page) => page.evaluate((key) => localStorage.getItem(key), FAILED_STARTS_KEY);

test('[BOOT-5] a start whose main script does not come is counted as one that showed nothing', async ({ page }) => {
  const clock = await PageClock.of(page);
  await clock.stop();
  await page.route(/\/m\/assets\/main/, () => undefined); // accepted, and never answered
  await page.goto('/m/home', { waitUntil: 'commit' });
  await clock.untilWaiting(PATIENCE);
  await clock.move(PATIENCE);
  expect(await counted(page)).toBe('1');
});

test('[BOOT-5] a first start that waits for a silent platform is not counted', async ({ page, platform }) => {
  const clock = await PageClock.of(page);
  await clock.stop(); // a start that waits for longer than it is judged after would say so
  platform.fault({ endpoint: 'status', hang: true });
  await page.goto('/m/home');
  await expect.poll(() => platform.wire('status')).toHaveLength(1);
  await clock.move(PATIENCE);
  await expect(page.locator('.first-bar')).toBeVisible();
  expect(await counted(page)).toBeNull();
});
