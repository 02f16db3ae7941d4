import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { signInByForm } from '../../../support/members/signed-in';

test.use({ allowedPageErrors: /Failed to load resource/ });

const notice = (page: Page) => page.getByRole('alertdialog');
const readUserName = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').userName as string | undefined);

test('[BOOT-1] the status request has no token, also for a signed-in member', async ({ page, platform }) => {
  await signInByForm(page);
  const before = platform.wireEntries('status').length;
  await page.reload();
  await expect.poll(() => platform.wireEntries('status').length).toBeGreaterThan(before);
  expect(platform.wireEntries('status').at(-1)?.headers.authorization).toBeUndefined();
});

for (const status of [401, 403]) {
  test(`[BOOT-1] HTTP ${status} for the status of a signed-in member keeps home and session and shows an error`, async ({
    page,
    platform,
    homePage,
  }) => {
    await signInByForm(page);
    platform.addFault({ endpoint: 'status', status });
    await page.reload();
    await expect(homePage.title).toHaveAccessibleName('Fairground');
    await expect(notice(page)).toHaveAccessibleName('Notice');
    await expect(notice(page).locator('p')).toHaveText('Error');
    await notice(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(notice(page)).toHaveCount(0);
    expect(await readUserName(page)).toBe('alice');
  });

  test(`[BOOT-1] [DOM-1] HTTP ${status} for the first status starts no search for a fallback domain`, async ({
    page,
    platform,
    homePage,
  }) => {
    await homePage.open();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('MC_LINES:FAIR');
    await page.evaluate(() => localStorage.removeItem('MC_STATUS:FAIR'));
    platform.addFault({ endpoint: 'status', status });
    platform.addFault({ endpoint: 'ping', status });
    const listRequests = platform.wireEntries('domainRoute').length;
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'We could not start' })).toBeVisible();
    await expect(notice(page).locator('p')).toHaveText('Error');
    await notice(page).getByRole('button', { name: 'Confirm' }).click();
    // The failed start recovers automatically and has not searched for a fallback domain.
    platform.clearFaults();
    await expect(homePage.title).toHaveAccessibleName('Fairground', { timeout: 30_000 });
    expect(platform.wireEntries('domainRoute').length).toBeLessThanOrEqual(listRequests + 1);
    await expect(page.getByText('This address is not available')).toHaveCount(0);
  });
}
