import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import MemberLimitsPage from './member-limits';
import VoucherCenterPage from './voucher-center';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

async function openLimits() {
  const screen = await render(
    <TestProviders>
      <MemberLimitsPage />
    </TestProviders>,
  );
  const amount = screen.getByRole('textbox', { name: 'Maximum deposit' });
  const save = async (text: string) => {
    await amount.fill(text);
    await screen.getByRole('button', { name: 'Save limit' }).click();
  };
  return { screen, amount, save };
}

describe('[MEM-1] deposit limits', () => {
  test('[MEM-1.16] no deposit limit is set at first, and the first limit applies immediately', async () => {
    const { screen, amount, save } = await openLimits();
    await expect.element(screen.getByText('No limit').nth(2)).toBeVisible();
    await screen.getByRole('radio', { name: '7 days' }).first().click();
    await save('1,000');
    await expect.element(screen.getByText('Your limit applies now.')).toBeVisible();
    await expect.element(screen.getByText('₱2,480.50 of ₱1,000.00 deposited')).toBeVisible();
    await expect.element(amount).toHaveValue('');
  });

  test('[MEM-1.4] the button of the deposit limit form names the limit that it saves, and none while the limit is invalid', async () => {
    const { screen, amount } = await openLimits();
    const button = screen.getByRole('button', { name: /^Save limit/ });
    for (const [text, label] of [
      ['', 'Save limit'],
      ['1,000', 'Save limit: ₱1,000.00'],
      ['0,500', 'Save limit'],
      ['0.5', 'Save limit'],
    ] as const) {
      await amount.fill(text);
      await expect.element(button).toHaveAccessibleName(label);
    }
    await amount.fill('0,500');
    await button.click();
    await expect.element(amount).toHaveFocus();
    expect(await commands.countRequests('saveDepositLimit')).toBe(0);
  });

  test('[MEM-1.16] a deposit limit still applies for a day after it has been removed', async () => {
    const { screen, save } = await openLimits();
    await save('500');
    await expect.element(screen.getByText('Your limit applies now.')).toBeVisible();
    await screen.getByRole('button', { name: 'Remove this limit' }).click();
    await expect.element(screen.getByText('The change applies in a day.')).toBeVisible();
    await expect.element(screen.getByText(/^From .*: No limit$/)).toBeVisible();
    await expect.element(screen.getByText('₱500.00', { exact: true })).toBeVisible();
  });

  test('[MEM-1.16] the deposit limit form shows “No limit” when “Remove this limit” is pressed while no limit is set', async () => {
    const { screen } = await openLimits();
    await expect.element(screen.getByText('No limit').nth(2)).toBeVisible();
    await screen.getByRole('button', { name: 'Remove this limit' }).click();
    await expect.element(screen.getByRole('status').filter({ hasText: 'No limit' })).toBeVisible();
    expect(screen.getByText('Your limit applies now.').query()).toBeNull();
  });

  test('[MEM-1.16] the deposit limits are fetched again if the response to a change is lost', async () => {
    const { screen, save } = await openLimits();
    await expect.element(screen.getByText('No limit').nth(2)).toBeVisible();
    await commands.addFault({ endpoint: 'saveDepositLimit', status: 502, times: 1 });
    await save('3,000');
    await expect.poll(() => commands.countRequests('depositLimits')).toBe(2);
  });

  test('an invalid deposit limit shows an error at the amount field, and is not sent', async () => {
    const { screen, amount, save } = await openLimits();
    await save('-5');
    await expect.element(amount).toHaveAccessibleDescription(expect.stringContaining('above zero'));
    await expect.element(amount).toHaveFocus();
    await save('500');
    await expect.element(screen.getByText('Your limit applies now.')).toBeVisible();
    expect(await commands.countRequests('saveDepositLimit')).toBe(1);
  });

  test('[MEM-1.16] a deposit above the deposit limit is blocked, with the reason at the amount field', async () => {
    const { screen, save } = await openLimits();
    await save('200');
    await expect.element(screen.getByText('Your limit applies now.')).toBeVisible();
    await screen.unmount();
    const deposit = await render(
      <TestProviders>
        <VoucherCenterPage />
      </TestProviders>,
    );
    const amount = deposit.getByRole('textbox', { name: 'Amount' });
    await amount.fill('300');
    await deposit.getByRole('button', { name: /^Deposit/ }).click();
    const words = 'This is more than your own deposit limit allows.';
    await expect.element(amount).toHaveAccessibleDescription(expect.stringContaining(words));
  });
});
