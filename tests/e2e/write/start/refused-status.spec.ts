import type { Page } from '@playwright/test';
import { STATUS_CACHE_PREFIX } from '../../../../src/contract/storage-keys';
import { expect, test } from '../../../support/browser/fixtures';
import { openHomeAsMember } from '../../../support/members/signed-in';

test.use({ allowedPageErrors: /Failed to load resource/ });

const notice = (page: Page) => page.getByRole('alertdialog');
const readUserName = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').userName as string | undefined);

test('[API-6.1][BOOT-1.3][BOOT-1.6][BOOT-5.8][DOM-1] a 401 to the status request shows an error, keeps home and the session, and starts no fallback domain search', async ({
  page,
  platform,
  homePage,
}) => {
  await openHomeAsMember(page);
  for (const key of ['MC_LINES:FAIR', `${STATUS_CACHE_PREFIX}FAIR`])
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain(key);
  platform.addFault({ endpoint: 'status', status: 401 });
  await page.reload();
  await expect(homePage.title).toHaveAccessibleName('Fairground');
  await expect(notice(page)).toHaveAccessibleName('Notice');
  await expect(notice(page).locator('p')).toHaveText(/^Error\s*Error code [0-9a-f]{4}-[0-9a-f]{4}$/);
  await notice(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(notice(page)).toHaveCount(0);
  expect(await readUserName(page)).toBe('alice');
  for (const { headers } of platform.wireEntries('status')) expect(headers.authorization).toBeUndefined();

  platform.addFault({ endpoint: 'ping', status: 401 });
  const listRequests = platform.wireEntries('domainRoute').length;
  // In the next document, before it starts: this one may still be saving its own status.
  await page.addInitScript((key) => localStorage.removeItem(key), `${STATUS_CACHE_PREFIX}FAIR`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'We could not start' })).toBeVisible();
  await expect(notice(page).locator('p')).toHaveText('Error');
  await notice(page).getByRole('button', { name: 'Confirm' }).click();
  // The failed start recovers automatically and has not searched for a fallback domain.
  platform.clearFaults();
  await expect(homePage.title).toHaveAccessibleName('Fairground');
  expect(platform.wireEntries('domainRoute').length).toBeLessThanOrEqual(listRequests + 1);
  await expect(page.getByText('This address is not available')).toHaveCount(0);
});
