import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';

const amountOf = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const noticeOf = (page: Page) => page.getByRole('dialog', { name: 'Before your first deposit' });

test('[SAFE-5.1] the notice before the first deposit reaches the platform, and is not shown before the next', async ({
  page,
  platform,
}) => {
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('MC_LANGUAGE', '"EN"');
  });
  const token = platform.openSession('KOPI', 'alice');
  await page.goto(`${platform.originOf('KOPI')}/m/voucherCenter?token=${token}`);
  const deposit = async () => {
    await amountOf(page).fill('100000');
    await page.getByRole('button', { name: /^Deposit .*100,000/ }).click();
  };
  await deposit();
  await noticeOf(page).getByRole('button', { name: 'I have read this' }).click();
  await expect(page).toHaveURL(/order=/);
  await page.goto(`${platform.originOf('KOPI')}/m/voucherCenter`);
  await deposit();
  await expect(page).toHaveURL(/order=/);
  await expect(noticeOf(page)).toHaveCount(0);
  expect(platform.wireEntries('submitDeposit')).toHaveLength(2);
});
