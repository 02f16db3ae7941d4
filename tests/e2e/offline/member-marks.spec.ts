import type { Page } from '@playwright/test';
import { RESPONSE_CACHE_PREFIX } from '../../../src/contract/storage-keys';
import { expect, test } from '../../support/browser/fixtures';
import type { TestPlatform } from '../../support/browser/test-platform';
import { signInByForm, waitForMemberId } from '../../support/members/signed-in';
import { dumpStorage } from '../../support/page/storage-dump';
import { waitUntilServedVersionStored } from '../../support/service-worker/stored-content';

/** Makes the platform send member data that contains a marker string. */
function markMemberData(platform: TestPlatform, mark: string): void {
  platform.clearFaults();
  const serve = (endpoint: string, value: object) =>
    platform.addFault({ endpoint, status: 200, body: JSON.stringify({ success: true, value }) });
  serve('depositSettings', { methods: [{ id: '1', name: mark, min: 1, max: 9, enabled: true }] });
  serve('withdrawalInfo', { balance: 5, currency: 'PHP', fullBankCardList: [{ id: '1', label: mark, tail: '12' }] });
}

/** Opens the pages that show the marker string, each in a new document, and waits until the tab stores the string. */
async function viewMemberPages(page: Page, mark: string): Promise<void> {
  for (const path of ['/m/voucherCenter', '/m/withdraw']) {
    await page.goto(path);
    await expect(page.getByText(mark).first()).toBeVisible();
  }
  const read = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(read).toContain(`${RESPONSE_CACHE_PREFIX}member:`);
  await expect.poll(read).toContain(mark);
}

/** Whether this tab or this origin stores a marker string. */
const isStored = async (page: Page, mark: string): Promise<boolean> => (await dumpStorage(page)).includes(mark);

/** Whether this origin stores a marker string anywhere except in the sessionStorage of this tab. */
async function isShared(page: Page, mark: string): Promise<boolean> {
  const tab = await page.context().newPage();
  await tab.goto('/m/home');
  const isFound = await isStored(tab, mark);
  await tab.close();
  return isFound;
}

test('[OFF-2.9][SESS-4][OFF-3] no browser storage contains data of a member after the member has signed out or another member has signed in', async ({
  page,
  platform,
}) => {
  test.slow();
  markMemberData(platform, 'mark-of-alice');
  await signInByForm(page);
  await waitUntilServedVersionStored(page);
  await viewMemberPages(page, 'mark-of-alice');
  // While the member is signed in, only this tab stores it.
  expect(await isShared(page, 'mark-of-alice')).toBe(false);

  await page.goto('/m/member/home');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
  expect(await isStored(page, 'mark-of-alice')).toBe(false);

  markMemberData(platform, 'mark-of-bob');
  await signInByForm(page, 'bob');
  await waitForMemberId(page);
  await viewMemberPages(page, 'mark-of-bob');
  expect(await isStored(page, 'mark-of-alice')).toBe(false);

  markMemberData(platform, 'mark-of-rex');
  const token = platform.openSession('FAIR', 'rex');
  await page.goto(`/m/activity?token=${encodeURIComponent(token)}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue as rex' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await viewMemberPages(page, 'mark-of-rex');
  for (const former of ['mark-of-alice', 'mark-of-bob']) expect(await isStored(page, former), former).toBe(false);
});
