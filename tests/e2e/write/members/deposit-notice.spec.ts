import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';

const amountOf = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const noticeOf = (page: Page) => page.getByRole('dialog', { name: 'Before your first deposit' });
const METHODS = '**/MCSFE_getDepositSettings*';

const openDepositPage = async (page: Page, platform: TestPlatform) => {
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('MC_LANGUAGE', '"EN"');
  });
  const token = platform.openSession('KOPI', 'alice');
  await page.goto(`${platform.originOf('KOPI')}/m/voucherCenter?token=${token}`);
};
const deposit = async (page: Page) => {
  await amountOf(page).fill('100000');
  await page.getByRole('button', { name: /^Deposit .*100,000/ }).click();
};

test('[SAFE-5.1] the notice before the first deposit reaches the platform, and is not shown before the next', async ({
  page,
  platform,
}) => {
  await openDepositPage(page, platform);
  await expect(amountOf(page)).toBeVisible();
  // The page is left before the methods without the notice have arrived.
  await page.route(METHODS, () => undefined);
  await deposit(page);
  await noticeOf(page).getByRole('button', { name: 'I have read this' }).click();
  await expect(page).toHaveURL(/order=/);
  await page.unroute(METHODS);
  await page.goto(`${platform.originOf('KOPI')}/m/voucherCenter`);
  await deposit(page);
  await expect(page).toHaveURL(/order=/);
  await expect(noticeOf(page)).toHaveCount(0);
  expect(platform.wireEntries('submitDeposit')).toHaveLength(2);
});

test.describe('while its code cannot be loaded', () => {
  test.use({ allowedPageErrors: /Failed to load resource|dynamically imported module/ });

  test('[SAFE-5.1] the form shows an error, keeps what was typed, sends nothing, and asks at the next press', async ({
    page,
    platform,
  }) => {
    const chunk = '**/site-screens-*.js';
    await page.route(chunk, (route) => route.abort());
    await openDepositPage(page, platform);
    await deposit(page);
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await expect(amountOf(page)).toHaveValue(/^100,?000$/);
    expect(platform.wireEntries('submitDeposit')).toEqual([]);
    await page.unroute(chunk);
    await deposit(page);
    await noticeOf(page).getByRole('button', { name: 'I have read this' }).click();
    await expect(page).toHaveURL(/order=/);
  });
});
