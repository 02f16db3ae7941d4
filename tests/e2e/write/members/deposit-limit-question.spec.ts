import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';

const questionOf = (page: Page) => page.getByRole('dialog', { name: 'Do you want a deposit limit?' });
const noticeOf = (page: Page) => page.getByRole('dialog', { name: 'Before your first deposit' });
const DAY_MS = 24 * 3_600_000;

/** Opens a page of a member who has never deposited, in English. */
async function open(page: Page, platform: TestPlatform, merchant: string, path: string) {
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('MC_LANGUAGE', '"EN"');
  });
  const token = platform.openSession(merchant, 'bob');
  await page.goto(`${platform.originOf(merchant)}${path}?token=${token}`);
}
const deposit = async (page: Page, amount: string) => {
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: /^Deposit .*\d/ }).click();
};

test('[SAFE-5.4] a first deposit asks for a limit after the notice, and the next, also on another device, does not', async ({
  page,
  browser,
  platform,
}) => {
  await open(page, platform, 'KOPI', '/m/voucherCenter');
  await deposit(page, '100000');
  await noticeOf(page).getByRole('button', { name: 'I have read this' }).click();
  await questionOf(page).getByRole('button', { name: 'Continue without a limit' }).click();
  await expect(page).toHaveURL(/order=/);
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await open(elsewhere, platform, 'KOPI', '/m/voucherCenter');
  await deposit(elsewhere, '200000');
  await expect(elsewhere).toHaveURL(/order=/);
  expect(platform.wireEntries('submitDeposit')).toHaveLength(2);
  await other.close();
});

test('[SAFE-5.4] a limit below the amount refuses the deposit that it was asked for', async ({ page, platform }) => {
  platform.setScenario('FAIR', { jurisdiction: 'greatBritain' });
  await open(page, platform, 'FAIR', '/m/voucherCenter');
  await deposit(page, '500');
  await questionOf(page).getByRole('textbox', { name: 'Maximum total deposits' }).fill('300');
  await questionOf(page).getByRole('button', { name: 'Save limit: ₱300.00' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'your own' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('500');
  await deposit(page, '300');
  await expect(page).toHaveURL(/order=/);
  expect(platform.wireEntries('submitDeposit')).toHaveLength(2);
});

test('[SAFE-2.15] a higher limit holds a deposit back until the member confirms it', async ({
  page: before,
  browser,
  platform,
}) => {
  platform.setScenario('FAIR', { jurisdiction: 'greatBritain' });
  await open(before, platform, 'FAIR', '/m/member/limits');
  const save = async (amount: string) => {
    await before.getByRole('textbox', { name: 'Maximum total deposits' }).fill(amount);
    await before.getByRole('button', { name: /^Save limit: / }).click();
  };
  await save('300');
  await expect(before.getByText('Your limit applies now.')).toBeVisible();
  await save('900');
  await expect(before.getByText(/^You can confirm the change from/)).toBeVisible();
  platform.advance(DAY_MS + 1);
  // The session has ended by then.
  const later = await browser.newContext();
  const page = await later.newPage();
  await page.clock.setSystemTime(Date.now() + DAY_MS + 1);
  await open(page, platform, 'FAIR', '/m/voucherCenter');
  await deposit(page, '500');
  await expect(page.getByRole('alert').filter({ hasText: 'your own' })).toBeVisible();
  await page.goto('/m/member/limits');
  await page.getByRole('button', { name: 'Confirm: ₱900.00' }).click();
  await expect(page.getByText('Your limit applies now.')).toBeVisible();
  await page.goto('/m/voucherCenter');
  await deposit(page, '500');
  await expect(page).toHaveURL(/order=/);
  await later.close();
});
