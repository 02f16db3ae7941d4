import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { BALANCE_HIDDEN_KEY } from '../../../contract/storage-keys';
import { queryClient } from '../../../services/queries/query-client';
import { useBalanceVisibility } from '../../../services/wallet/balance-visibility';
import BalancePill from './balance-pill';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  useBalanceVisibility.setState({ isHidden: false });
  await signInMember();
});

const openHome = () =>
  render(
    <TestProviders>
      <BalancePill />
    </TestProviders>,
  );

describe('[MEM-1] balance in the header of home', () => {
  test('pressing the balance opens the wallet with the balance, recent transactions, and links to deposit and withdraw', async () => {
    const screen = await openHome();
    await screen.getByRole('button', { name: /₱2,480\.50$/ }).click();
    const wallet = screen.getByRole('dialog', { name: 'Wallet' });
    await expect.element(wallet.getByText('₱2,480.50', { exact: true })).toBeVisible();
    await expect.element(wallet.getByRole('list', { name: 'History' }).getByText('+₱2,480.50')).toBeVisible();
    await expect.element(wallet.getByRole('list', { name: 'History' })).toHaveTextContent(/ \d+:\d\d [AP]M/);
    await expect.element(wallet.getByRole('link', { name: 'Withdraw' })).toBeVisible();
    await wallet.getByRole('link', { name: 'Deposit', exact: true }).click();
    await expect.element(screen.getByText('at /m/voucherCenter')).toBeVisible();
    await expect.element(wallet).not.toBeInTheDocument();
  });

  test('the balance is hidden in the wallet and in the header of home after “Hide balance” is pressed', async () => {
    const screen = await openHome();
    await screen.getByRole('button', { name: /^Balance/ }).click();
    const wallet = screen.getByRole('dialog', { name: 'Wallet' });
    await wallet.getByRole('button', { name: 'Hide balance' }).click();
    await expect.element(wallet.getByText('••••').first()).toBeVisible();
    expect(wallet.getByText('₱').query()).toBeNull();
    await expect.poll(() => screen.container.querySelector('button')?.textContent).toBe('Balance••••');
    expect(localStorage.getItem(BALANCE_HIDDEN_KEY)).toBe('1');
    await wallet.getByRole('button', { name: 'Show balance' }).click();
    await expect.element(wallet.getByText('₱2,480.50', { exact: true })).toBeVisible();
    expect(localStorage.getItem(BALANCE_HIDDEN_KEY)).toBeNull();
  });

  test('the balance in the header of home is not rendered if the request for the balance fails', async () => {
    await commands.addFault({ endpoint: 'withdrawalInfo', status: 500 });
    const screen = await openHome();
    const hasFailed = () =>
      queryClient
        .getQueryCache()
        .getAll()
        .some(({ state }) => state.status === 'error');
    await expect.poll(hasFailed).toBe(true);
    expect(screen.container.querySelector('button')).toBeNull();
  });
});
