import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page as browserPage, commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { applyMerchantTheme, removeMerchantTheme } from '../../tests/components/merchant-theme';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import '../ui/styles/base.css';
import RewardCenterPage from './reward-center';
import VoucherCenterPage from './voucher-center';
import WithdrawPage from './withdraw';

const VOUCHERS = [{ id: '1', title: 'Weekend voucher', amount: '90.00', state: 'CLAIMABLE', expiresAt: 0 }];

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await browserPage.viewport(320, 844);
  await applyMerchantTheme('FAIR', 'light', 'ltr');
  await signInMember();
});
afterEach(async () => {
  removeMerchantTheme();
  await browserPage.viewport(390, 844);
});

test.each<[string, ReactElement, string]>([
  ['the deposit page', <VoucherCenterPage key="deposit" />, '₱2,480.50'],
  ['the withdrawal page', <WithdrawPage key="withdraw" />, '₱2,480.50'],
  ['the reward centre', <RewardCenterPage key="rewards" />, '₱90.00'],
])(
  '[MEM-1] [WL-2] %s shows its main amount on one line even if the text is twice as large',
  async (_, page, amount) => {
    const value = { list: VOUCHERS };
    await commands.addFault({
      endpoint: 'vouchers',
      body: JSON.stringify({ success: true, value }),
      contentType: 'application/json',
    });
    document.documentElement.style.fontSize = '200%';
    const screen = await render(<TestProviders>{page}</TestProviders>);
    const shown = screen.getByText(amount, { exact: true }).first();
    await expect.element(shown).toBeVisible();
    expect(shown.element().getClientRects()).toHaveLength(1);
  },
);
