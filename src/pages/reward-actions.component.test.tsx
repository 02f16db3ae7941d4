import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import MallPage from './mall';
import RewardCenterPage from './reward-center';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

const open = (page: ReactElement) => render(<TestProviders>{page}</TestProviders>);

describe('[MEM-1] buttons Claim and Redeem', () => {
  test('a double tap on “Claim” claims a voucher once, and does not use it', async () => {
    const screen = await open(<RewardCenterPage />);
    await screen.getByRole('button', { name: 'Claim' }).dblClick();
    await expect.element(screen.getByRole('button', { name: 'Use' })).toBeVisible();
    expect(await commands.countRequests('claimOrUseVoucher')).toBe(1);
  });

  test('a double tap on “Redeem” redeems a product once', async () => {
    const screen = await open(<MallPage />);
    await expect.element(screen.getByText('120 points', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Redeem' }).first().dblClick();
    await expect.element(screen.getByText('100 points', { exact: true })).toBeVisible();
    expect(await commands.countRequests('redeemPointsForProduct')).toBe(1);
  });

  test.each([
    ['points.low', 'You do not have enough points yet.'],
    ['product.soldout', 'Sold out: somebody was faster.'],
    ['reward.gone', 'This reward is no longer available.'],
  ])(
    'pressing “Redeem” shows the reason if the platform refuses the redemption with the code %s',
    async (errorCode, words) => {
      await commands.addFault({ endpoint: 'redeemPointsForProduct', errorCode, message: 'Words of the platform' });
      const screen = await open(<MallPage />);
      await screen.getByRole('button', { name: 'Redeem' }).first().click();
      await expect.element(screen.getByText(words)).toBeVisible();
      await expect.element(screen.getByText('Words of the platform')).not.toBeInTheDocument();
    },
  );

  test('pressing “Claim” shows the reason if the voucher is no longer available', async () => {
    await commands.addFault({
      endpoint: 'claimOrUseVoucher',
      errorCode: 'reward.gone',
      message: 'Words of the platform',
    });
    const screen = await open(<RewardCenterPage />);
    await screen.getByRole('button', { name: 'Claim' }).click();
    await expect.element(screen.getByText('This reward is no longer available.')).toBeVisible();
  });
});

test('[LINK-3] the reward center shows a button to download the app', async () => {
  const screen = await open(<RewardCenterPage />);
  await expect.element(screen.getByRole('button', { name: 'Download the app' })).toBeVisible();
});
