import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  forgetResponses,
  type RecordedNavigation,
  resetPageAndRecordNavigations,
  signInMember,
} from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import WithdrawPage from '../../../pages/withdraw';

let visits: readonly RecordedNavigation[] = [];

beforeEach(async () => {
  visits = await resetPageAndRecordNavigations();
  sessionStorage.clear();
  await signInMember();
});

async function openForm() {
  const screen = await render(
    <TestProviders>
      <WithdrawPage />
    </TestProviders>,
  );
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  const withdraw = screen.getByRole('button', { name: /^Withdraw/ });
  return { screen, amount, withdraw };
}

const refuseWith = (errorCode: string) =>
  commands.addFault({ endpoint: 'submitWithdrawal', errorCode, message: 'Words of the platform' });

describe('[MEM-1] withdrawal', () => {
  test.each([
    ['amount.min', 'The amount is below the minimum that applies now.'],
    ['amount.max', 'The amount is above the limit that applies now.'],
    ['amount.invalid', 'This amount is not valid. Enter another one.'],
    ['balance.low', 'The amount is higher than your balance.'],
  ])(
    '[MEM-1.10] after a refusal with the error %s, the form shows a message at the amount field and keeps the input',
    async (code, words) => {
      const { amount, withdraw } = await openForm();
      await refuseWith(code);
      await amount.fill('500');
      await withdraw.click();
      await expect.element(amount).toHaveFocus();
      await expect.element(amount).toHaveAccessibleDescription(expect.stringContaining(words));
      await expect.element(amount).toHaveValue('500');
    },
  );

  test.each([
    ['turnover.open', 'You must meet the betting requirement of your last deposit before you can withdraw.'],
    ['withdraw.pending', 'Wait until your pending withdrawals have been checked, then send this one.'],
    ['account.invalid', 'This account cannot be used.'],
    ['request.reused', 'Your first request has already arrived'],
  ])(
    '[MEM-1.10] after the refusal of a withdrawal with the error %s, the form shows an alert and keeps the input',
    async (code, words) => {
      const { screen, amount, withdraw } = await openForm();
      await refuseWith(code);
      await amount.fill('500');
      await withdraw.click();
      await expect.element(screen.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await expect.element(screen.getByText('Words of the platform')).not.toBeInTheDocument();
      await expect.element(amount).toHaveValue('500');
    },
  );

  test('[MEM-1.27] the receipt has the fee and the time before an amount, then what stays, unless it is hidden', async () => {
    const { screen, amount } = await openForm();
    await expect.element(screen.getByText('Fee', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/ · About \d+ min$/)).toBeVisible();
    await expect.element(screen.getByText('Left in your wallet')).not.toBeInTheDocument();
    await amount.fill('500');
    await expect.element(screen.getByText('₱1,980.50')).toBeVisible();
    await screen.getByRole('button', { name: 'Hide balance' }).click();
    await expect.element(screen.getByText('₱1,980.50')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Show balance' }).click();
  });

  test('[MEM-1.37] the page says above the form how much can be withdrawn, and not while the balance is hidden', async () => {
    const { screen, amount } = await openForm();
    const free = screen.getByText('You can withdraw ₱2,480.50 now.');
    await expect.element(free).toBeVisible();
    expect(free.element().compareDocumentPosition(amount.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await screen.getByRole('button', { name: 'Hide balance' }).click();
    await expect.element(free).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Show balance' }).click();
    await expect.element(free).toBeVisible();
  });

  test('[MEM-1.4] the button of the withdrawal form names the amount that it sends, and none while the amount is invalid', async () => {
    const { amount, withdraw } = await openForm();
    for (const [text, label] of [
      ['', 'Withdraw'],
      ['1,500', 'Withdraw ₱1,500.00'],
      ['0,500', 'Withdraw'],
      ['3,000', 'Withdraw'],
      ['٥٠٠', 'Withdraw ₱500.00'],
    ] as const) {
      await amount.fill(text);
      await expect.element(withdraw).toHaveAccessibleName(label);
    }
  });

  const wallet = (more: object) =>
    commands.addFault({
      endpoint: 'withdrawalInfo',
      body: JSON.stringify({
        success: true,
        value: {
          ...{ balance: '2480.50', currency: 'PHP', min: '100', max: '0' },
          fullBankCardList: [{ id: '1', label: 'Harbour Bank', tail: '4321' }],
          ...more,
        },
      }),
      contentType: 'application/json',
    });

  test.each([
    [
      { fee: '12.50', arrivalMinutes: 5 },
      'Amount ₱500.00 Fee −₱12.50 Left in your wallet ₱1,980.50 You receive ₱487.50 Harbour Bank •••• 4321 · About 5 min',
    ],
    [{ fee: '0' }, 'Amount ₱500.00 Fee None Left in your wallet ₱1,980.50 You receive ₱500.00 Harbour Bank •••• 4321'],
    [{}, 'Amount ₱500.00 Left in your wallet ₱1,980.50 Harbour Bank •••• 4321'],
    [
      { turnover: { required: '800.00', done: '300.00' } },
      'Amount ₱500.00 Left in your wallet ₱1,980.50 Harbour Bank •••• 4321 Bet ₱500.00 more before you can withdraw.',
    ],
  ])('[MEM-1.27] before it is sent, a withdrawal with the conditions %j shows “%s”', async (conditions, receipt) => {
    await wallet(conditions);
    const { amount, withdraw } = await openForm();
    await amount.fill('500');
    await expect.element(withdraw).toHaveAccessibleDescription(receipt);
  });

  test('[MEM-1.8] a withdrawal is sent once when the button is tapped twice', async () => {
    const { amount, withdraw } = await openForm();
    await amount.fill('500');
    await withdraw.dblClick();
    await expect.poll(() => visits.map(({ path }) => path)).toEqual([expect.stringContaining('/m/withdraw?order=')]);
    expect(await commands.countRequests('submitWithdrawal')).toBe(1);
  });

  test('[MEM-1.8] the platform executes a withdrawal only once even if it is sent again after a failed request', async () => {
    const { screen, amount, withdraw } = await openForm();
    await commands.addFault({ endpoint: 'submitWithdrawal', status: 502, times: 1 });
    await amount.fill('500');
    await withdraw.click();
    await expect.element(screen.getByRole('heading', { name: 'We have no answer yet' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Send again' }).click();
    await expect.element(screen.getByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
    await screen.unmount();
    const again = await openForm();
    await expect.element(again.screen.getByText('₱1,980.50').first()).toBeVisible();
  });

  test('[MEM-1.20][API-8.5] a withdrawal without a response stays if it is refused when it is sent again', async () => {
    const { screen, amount, withdraw } = await openForm();
    await commands.addFault({ endpoint: 'submitWithdrawal', status: 502, times: 1 });
    await amount.fill('500');
    await withdraw.click();
    const again = screen.getByRole('button', { name: 'Send again' });
    await expect.element(again).toBeVisible();
    const before = await commands.countRequests('transactions');
    await commands.addFault({ endpoint: 'submitWithdrawal', errorCode: 'balance.low', message: 'x', times: 1 });
    await again.click();
    await expect.element(screen.getByText('Check your history before you send another one.')).toBeVisible();
    await expect.poll(() => commands.countRequests('transactions')).toBe(before + 1);
    await again.click();
    await expect.poll(() => visits.map(({ path }) => path)).toEqual([expect.stringContaining('/m/withdraw?order=')]);
  });

  test.each([
    ['the balance cannot be loaded', { status: 500 }],
    ['no account is linked', { body: JSON.stringify({ success: true, value: { balance: '9.00', currency: 'PHP' } }) }],
  ])('[MEM-1.8] a withdrawal without a response is offered again while %s', async (_, fault) => {
    const first = await openForm();
    await commands.addFault({ endpoint: 'submitWithdrawal', status: 502, times: 1 });
    await first.amount.fill('500');
    await first.withdraw.click();
    await expect.element(first.screen.getByRole('heading', { name: 'We have no answer yet' })).toBeVisible();
    await first.screen.unmount();

    forgetResponses();
    await commands.addFault({ endpoint: 'withdrawalInfo', contentType: 'application/json', ...fault });
    const { screen } = await openForm();
    await screen.getByRole('button', { name: 'Send again' }).click();
    await expect.poll(() => visits.map(({ path }) => path)).toEqual([expect.stringContaining('/m/withdraw?order=')]);
  });

  const linksOf = (screen: Awaited<ReturnType<typeof openForm>>['screen']) =>
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.textContent)
      .filter((name) => name.startsWith('Add '));

  test.each([
    ['BRL', /^Link a Pix key or a bank account/, ['Add Pix key', 'Add bank card']],
    ['PHP', /^Link a bank account/, ['Add bank card']],
  ])(
    '[MEM-1.12] for a balance in %s, the withdrawal page offers the accounts that can be linked',
    async (currency, words, links) => {
      await wallet({ currency, fullBankCardList: [] });
      const { screen } = await openForm();
      await expect.element(screen.getByText(words)).toBeVisible();
      expect(linksOf(screen)).toEqual(links);
      await screen.unmount();

      forgetResponses();
      await commands.clearFaults();
      await wallet({ currency });
      const form = await openForm();
      await form.screen.getByRole('button', { name: /Your accounts$/ }).click();
      await expect.element(form.screen.getByRole('radio')).toBeInTheDocument();
      expect(linksOf(form.screen)).toEqual(links);
    },
  );
});
