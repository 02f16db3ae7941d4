import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';
import { attachFullPageScreenshot } from '../../../support/page/screenshots';

test.use({ allowedPageErrors: /Failed to load resource|ERR_/ });

const waiting = (page: Page) => page.getByRole('heading', { name: 'Still connecting…' });
const failed = (page: Page) => page.getByRole('heading', { name: 'We could not start' });
/** When the start says that it waits, and when that it failed (ms). */
const WAITING_AFTER_MS = 3_000;
const FAILED_AFTER_MS = 10_000;
/** Less than five seconds: what is left is for the response. */
const REPEAT_INTERVAL_MS = 4_000;

test('[BOOT-5.6] if the status request of a first start gets no response, a second one is sent beside it, and home is shown', async ({
  page,
  platform,
  homePage,
}) => {
  platform.addFault({ endpoint: 'status', hang: true, times: 1 });
  const clock = await PageClock.install(page);
  await clock.stop();
  await page.goto('/m/home');
  await clock.waitForTimer(WAITING_AFTER_MS);
  await clock.advance(2_000);
  await expect.poll(() => platform.wireEntries('status')).toHaveLength(2);
  await clock.advanceUntilVisible(homePage.title, 50);
  await expect(waiting(page)).toHaveCount(0);
});

test('[BOOT-5.8][BOOT-2] if all requests hang, a first start shows Retry after 3 s, and opens by itself once the platform responds', async ({
  page,
  platform,
  homePage,
}, testInfo) => {
  platform.addFault({ endpoint: '/wps', hang: true });
  const clock = await PageClock.install(page);
  await clock.stop();
  await page.goto('/m/home', { waitUntil: 'commit' });
  await clock.waitForTimer(WAITING_AFTER_MS);
  await clock.advance(WAITING_AFTER_MS - 1);
  await expect(page.locator('.first-bar')).toBeVisible();
  await clock.advance(1);
  await clock.advanceUntilVisible(waiting(page), 50);
  await expect(page.getByText('This is taking longer than usual')).toBeVisible();
  await attachFullPageScreenshot(page, testInfo, 'waiting-start');

  // Retry sends a request of its own, whatever hangs.
  const before = platform.wireEntries('status').length;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => platform.wireEntries('status').length).toBeGreaterThan(before);
  await clock.advanceUntilVisible(failed(page));

  // For a minute nothing responds: no request may use up the connections of the browser.
  for (let passed = 0; passed < 60_000; passed += REPEAT_INTERVAL_MS) {
    const sent = platform.wireEntries('status').length;
    await clock.advance(REPEAT_INTERVAL_MS);
    await expect.poll(() => platform.wireEntries('status').length).toBeGreaterThan(sent);
  }
  await expect(failed(page)).toBeVisible();
  const sent = platform.wireEntries('status').length;
  platform.clearFaults();
  await clock.advance(REPEAT_INTERVAL_MS);
  await expect.poll(() => platform.wireEntries('status').length).toBeGreaterThan(sent);
  // What is left is rendering.
  await clock.advanceUntilVisible(homePage.title, 50);
});

test('[BOOT-5.8] without a network, a first start shows the offline screen, and opens by itself without a reported reconnect', async ({
  page,
  platform,
  homePage,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  platform.addFault({ endpoint: 'status', status: 503 });
  const clock = await PageClock.install(page);
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await clock.stop();
  platform.clearFaults();
  await clock.advance(REPEAT_INTERVAL_MS + FAILED_AFTER_MS);
  await clock.advanceUntilVisible(homePage.title);
});
