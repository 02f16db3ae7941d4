import type { Page } from '@playwright/test';
import { FAILED_STARTS_KEY } from '../../../../src/contract/storage-keys';
import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';

/** Time after which a start is counted as failed (ms). */
const FAILED_START_TIMEOUT_MS = 8_000;

const readFailedStarts = (page: Page) => page.evaluate((key) => localStorage.getItem(key), FAILED_STARTS_KEY);

test('[BOOT-5] a start whose main script does not load is counted as a failed start', async ({ page }) => {
  const clock = await PageClock.install(page);
  await clock.stop();
  await page.route(/\/m\/assets\/main/, () => undefined); // accepted, never answered
  await page.goto('/m/home', { waitUntil: 'commit' });
  await clock.waitForTimer(FAILED_START_TIMEOUT_MS);
  await clock.advance(FAILED_START_TIMEOUT_MS);
  expect(await readFailedStarts(page)).toBe('1');
});

test('[BOOT-5] a first start that waits for a silent platform is not counted as failed', async ({ page, platform }) => {
  const clock = await PageClock.install(page);
  await clock.stop(); // a start that waits longer than the limit would show an error
  platform.addFault({ endpoint: 'status', hang: true });
  await page.goto('/m/home');
  await expect.poll(() => platform.wireEntries('status')).toHaveLength(1);
  await clock.advance(FAILED_START_TIMEOUT_MS);
  await expect(page.locator('.first-bar')).toBeVisible();
  expect(await readFailedStarts(page)).toBeNull();
});
