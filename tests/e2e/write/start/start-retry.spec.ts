import type { Request } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';

test.use({ allowedPageErrors: /Failed to load resource/ });

test('[BOOT-2] Retry sends a new request while another one hangs, and cancels the hanging one', async ({
  page,
  platform,
  homePage,
}) => {
  // Sets the start language, because another one would cause a second status request.
  await page.addInitScript(() => localStorage.setItem('MC_LANGUAGE', '"EN"'));
  const clock = await PageClock.install(page);
  platform.setScenario('FAIR', { maintenance: true });
  await page.goto('/m/home');
  const maintenance = page.getByRole('heading', { level: 1, name: 'We are under maintenance' });
  await expect(maintenance).toBeVisible();
  platform.setScenario('FAIR', { maintenance: false });
  platform.addFault({ endpoint: 'status', hang: true, times: 1 });
  const before = platform.wireEntries('status').length;
  await clock.stop(); // so that neither a timeout nor a poll ends the hanging request
  await page.reload();
  await clock.advanceUntilVisible(maintenance);
  await expect.poll(() => platform.wireEntries('status').length).toBeGreaterThan(before);
  const isStatus = (request: Request) => request.url().includes('/system/status');
  const cancelled = page.waitForEvent('requestfailed', { predicate: isStatus });
  await page.getByRole('button', { name: 'Retry' }).click();
  expect((await cancelled).failure()?.errorText).toContain('ERR_ABORTED');
  await page.clock.resume();
  await expect(homePage.title).toHaveAccessibleName('Fairground');
  await expect(maintenance).toHaveCount(0);
});

test('[BOOT-2] a hanging Retry can be pressed again', async ({ page, platform, homePage }) => {
  const clock = await PageClock.install(page);
  platform.addFault({ endpoint: 'status', status: 500 });
  await page.goto('/m/home');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  platform.clearFaults();
  platform.addFault({ endpoint: 'status', hang: true });
  await retry.click();
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  await expect(retry).toHaveAttribute('aria-busy', 'false', { timeout: 10_000 });
  await clock.stop(); // the status is polled as well, which would remove the button
  platform.clearFaults();
  await retry.click();
  await page.clock.resume();
  await expect(homePage.title).toHaveAccessibleName('Fairground', { timeout: 10_000 });
});

test('[BOOT-5] a failed first start continues automatically once the platform responds', async ({
  page,
  platform,
  homePage,
}) => {
  platform.addFault({ endpoint: 'status', status: 500 });
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { level: 1, name: 'We could not start' })).toBeVisible();
  platform.clearFaults();
  await expect(homePage.title).toHaveAccessibleName('Fairground', { timeout: 30_000 });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('[BOOT-5] a first start without a response continues with a new request', async ({ page, platform, homePage }) => {
  await page.addInitScript(() => localStorage.setItem('MC_LANGUAGE', '"EN"'));
  platform.addFault({ endpoint: 'status', hang: true, times: 1 });
  await page.goto('/m/home');
  await expect(homePage.title).toHaveAccessibleName('Fairground', { timeout: 20_000 });
});
