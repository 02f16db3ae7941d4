import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forgetResponses, resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { queryClient } from '../services/queries/query-client';
import '../ui/styles/tokens.css';
import MallPage from './mall';
import RewardCenterPage from './reward-center';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

const open = (page: ReactElement) => render(<TestProviders>{page}</TestProviders>);

test('[MEM-1.1] the reward centre says once that it could not be loaded, and one Retry loads all of it', async () => {
  const failure = { status: 500, errorCode: 'closed', message: 'Closed for the night' };
  for (const endpoint of ['vouchers', 'availablePromotions'])
    await commands.addFault({ endpoint, ...failure, times: 1 });
  const screen = await open(<RewardCenterPage />);
  await expect.element(screen.getByText(failure.message)).toBeVisible();
  // One Retry is enough once both have failed.
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(screen.getByRole('button', { name: 'Retry' }).elements()).toHaveLength(1);
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Vouchers' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Rewards on offer' })).toBeVisible();
});

test('[MEM-1.35] without a voucher that is ready, the reward centre has an empty state above the past ones', async () => {
  await commands.addFault({
    endpoint: 'vouchers',
    status: 200,
    body: JSON.stringify({
      success: true,
      value: { list: [{ id: '1', title: 'Weekend voucher', amount: '50', state: 'EXPIRED' }] },
    }),
    contentType: 'application/json',
  });
  const screen = await open(<RewardCenterPage />);
  const none = screen.getByText('No vouchers are available right now.');
  await expect.element(none).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Used and expired' })).toBeVisible();
  const past = screen.getByText('Weekend voucher').element().getBoundingClientRect();
  expect(past.top).toBeGreaterThan(none.element().getBoundingClientRect().bottom);
});

describe('[MEM-1] buttons Claim and Redeem', () => {
  test('[MEM-1.13] a double tap on “Claim” claims a voucher once, and does not use it', async () => {
    const screen = await open(<RewardCenterPage />);
    await screen.getByRole('button', { name: 'Claim' }).dblClick();
    const done = screen.getByRole('dialog');
    await expect.element(done.getByRole('heading', { name: 'Reward claimed' })).toHaveFocus();
    await expect.element(done.getByRole('button', { name: 'Use' })).toBeVisible();
    expect(await commands.countRequests('claimOrUseVoucher')).toBe(1);
  });

  test('[MEM-1.13][MEM-1.28] a claimed voucher can be used at once, and the new balance is shown and read', async () => {
    const screen = await open(<RewardCenterPage />);
    await screen.getByRole('button', { name: 'Claim' }).click();
    const done = screen.getByRole('dialog');
    await expect.element(done.getByRole('heading', { name: 'Reward claimed' })).toHaveAccessibleDescription(/^₱\d/);
    await done.getByRole('button', { name: 'Use' }).click();
    const credited = done.getByRole('heading', { name: 'Added to your balance' });
    await expect.element(credited).toHaveFocus();
    await expect.element(credited).toHaveAccessibleDescription(/^Balance ₱2,5\d\d\.50$/);
    await done.getByRole('button', { name: 'Close' }).last().click();
    await expect.element(done).not.toBeInTheDocument();
    await expect.element(screen.getByText('Used').first()).toBeVisible();
  });

  test('[MEM-1.14] pressing “Redeem” asks first: it names the product, its price and the points that are left', async () => {
    const screen = await open(<MallPage />);
    await screen.getByRole('button', { name: 'Redeem' }).first().click();
    const question = screen.getByRole('dialog', { name: 'Redeem “Play voucher”?' });
    await expect.element(question).toHaveTextContent('This costs 20 points. You keep 100 points.');
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(await commands.countRequests('redeemPointsForProduct')).toBe(0);
  });

  test('[MEM-1.13][MEM-1.14] a double tap on “Redeem” in the question redeems once, and shows code, date and state of the redemption', async () => {
    const screen = await open(<MallPage />);
    await expect.element(screen.getByText('120 points', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Redeem' }).first().click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Redeem' }).dblClick();
    const done = screen.getByRole('dialog', { name: 'Redeemed' });
    await expect.element(done).toHaveTextContent(/Play voucher.*Code R\d{7} · 20 points · .*\d{4}.*Received/);
    await done.getByRole('button', { name: 'Close' }).last().click();
    await expect.element(screen.getByText('100 points', { exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole('list', { name: 'Your redemptions' }))
      .toHaveTextContent(/Play voucher.*Code R\d{7}/);
    expect(await commands.countRequests('redeemPointsForProduct')).toBe(1);
  });

  test('[API-8] a redemption whose response was lost replaces the products when the page is reopened, and spends points once', async () => {
    await commands.addFault({ endpoint: 'redeemPointsForProduct', status: 502, times: 1 });
    const first = await open(<MallPage />);
    await first.getByRole('button', { name: 'Redeem' }).first().click();
    await first.getByRole('dialog').getByRole('button', { name: 'Redeem' }).click();
    await expect.element(first.getByRole('heading', { name: 'We have no answer yet' })).toBeVisible();
    await first.unmount();

    const screen = await open(<MallPage />);
    await expect.element(screen.getByText('Play voucher · 20 points')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Redeem' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Send again' }).click();
    await expect.element(screen.getByRole('button', { name: 'Redeem' }).first()).toBeVisible();
    await expect.element(screen.getByText('100 points', { exact: true })).toBeVisible();
    const ids = (await commands.readRequests('redeemPointsForProduct')).map(
      ({ body }) => JSON.parse(body ?? '').requestId,
    );
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('[MEM-1.20][API-8.5] a redemption without a response stays if it is refused when it is sent again', async () => {
    await commands.addFault({ endpoint: 'redeemPointsForProduct', status: 502, times: 1 });
    const screen = await open(<MallPage />);
    await screen.getByRole('button', { name: 'Redeem' }).first().click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Redeem' }).click();
    const again = screen.getByRole('button', { name: 'Send again' });
    await expect.element(again).toBeVisible();
    const refusal = { errorCode: 'product.soldout', message: 'x', times: 1 };
    await commands.addFault({ endpoint: 'redeemPointsForProduct', ...refusal });
    await again.click();
    await expect.element(screen.getByText('Sold out: somebody was faster.')).toBeVisible();
    await expect.element(screen.getByText('Check your history before you send another one.')).toBeVisible();
    await expect.element(again).toBeVisible();
    const ids = (await commands.readRequests('redeemPointsForProduct')).map(
      ({ body }) => JSON.parse(body ?? '').requestId,
    );
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('[MEM-1.8] a redemption without a response is offered again while the products cannot be loaded', async () => {
    await commands.addFault({ endpoint: 'redeemPointsForProduct', status: 502, times: 1 });
    const first = await open(<MallPage />);
    await first.getByRole('button', { name: 'Redeem' }).first().click();
    await first.getByRole('dialog').getByRole('button', { name: 'Redeem' }).click();
    await expect.element(first.getByRole('heading', { name: 'We have no answer yet' })).toBeVisible();
    await first.unmount();

    forgetResponses();
    await commands.addFault({ endpoint: 'products', status: 500 });
    const screen = await open(<MallPage />);
    await screen.getByRole('button', { name: 'Send again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'We have no answer yet' })).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('list', { name: 'Your redemptions' }))
      .toHaveTextContent(/Play voucher.*Code R\d{7}/);
  });

  test.each([
    ['points.low', 'You do not have enough points yet.'],
    ['product.soldout', 'Sold out: somebody was faster.'],
    ['reward.gone', 'This reward is no longer available.'],
  ])(
    '[MEM-1.10] the question before a redemption shows the reason if the platform refuses the redemption with the code %s',
    async (errorCode, words) => {
      await commands.addFault({ endpoint: 'redeemPointsForProduct', errorCode, message: 'Words of the platform' });
      const screen = await open(<MallPage />);
      await screen.getByRole('button', { name: 'Redeem' }).first().click();
      await screen.getByRole('dialog').getByRole('button', { name: 'Redeem' }).click();
      await expect.element(screen.getByText(words)).toBeVisible();
      await expect.element(screen.getByText('Words of the platform')).not.toBeInTheDocument();
    },
  );

  test('[MEM-1.10] pressing “Claim” shows the reason if the voucher is no longer available', async () => {
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
