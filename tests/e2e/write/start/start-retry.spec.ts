import { expect, test } from '../../../support/browser/fixtures';

test('[BOOT-5] if the status request of a first start gets no response, the request is sent again, and home is shown', async ({
  page,
  platform,
  homePage,
}) => {
  await page.addInitScript(() => localStorage.setItem('MC_LANGUAGE', '"EN"'));
  platform.addFault({ endpoint: 'status', hang: true, times: 1 });
  await page.clock.install();
  await page.goto('/m/home');
  await expect.poll(() => platform.wireEntries('status').length).toBeGreaterThan(0);
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(homePage.title).toHaveAccessibleName('Fairground', { timeout: 500 });
  }).toPass();
});
