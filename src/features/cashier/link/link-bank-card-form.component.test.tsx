import { beforeEach, describe, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessibleInBothTextDirections } from '../../../../tests/components/axe';
import { resetPageAndRecordNavigations, signInMember } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import AddBankCardPage from '../../../pages/add-bank-card';
import { queryClient } from '../../../services/queries/query-client';
import '../../../ui/styles/base.css';
import '../../../ui/styles/tokens.css';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

async function openForm() {
  const screen = await render(
    <TestProviders>
      <AddBankCardPage kind="card" />
    </TestProviders>,
  );
  return {
    screen,
    picker: screen.getByRole('combobox', { name: 'Bank' }),
    search: screen.getByRole('combobox', { name: 'Search, or type another name' }),
    option: (name: string) => screen.getByRole('option', { name }),
    textField: screen.getByRole('textbox', { name: 'Bank' }),
  };
}

describe('[MEM-1.29] bank of a payout account', () => {
  test('a bank of the platform is chosen from a sheet with the logos of the banks', async () => {
    const { screen, picker, option } = await openForm();
    await picker.click();
    const metrobank = option('Metrobank');
    await expect.element(metrobank).toBeVisible();
    await expect
      .poll(() => metrobank.element().querySelector('img')?.getAttribute('src'))
      .toBe('/cdn/payments/metrobank.svg');
    await expectAccessibleInBothTextDirections('dialog');
    await metrobank.click();
    await expect.element(picker).toHaveValue('Metrobank');
    await expect.element(picker).toHaveFocus();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('in a language from right to left, the name of a bank stands beside its logo', async () => {
    const { picker, option } = await openForm();
    await picker.click();
    const bank = option('BDO Unibank');
    await expect.element(bank).toBeVisible();
    document.documentElement.dir = 'rtl';
    const logo = bank.element().firstElementChild?.getBoundingClientRect().left ?? 0;
    const text = document.createRange();
    text.selectNodeContents(bank.getByText('BDO Unibank').element());
    const gap = logo - text.getBoundingClientRect().right;
    document.documentElement.dir = 'ltr';
    expect(gap).toBeLessThan(24);
  });

  test('the keyboard opens the sheet, searches and chooses, and does not submit the form', async () => {
    const { screen, picker, search, option } = await openForm();
    await expect.element(picker).toBeVisible();
    (picker.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await search.fill('bpi');
    await expect.element(option('Bank of the Philippine Islands')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(picker).toHaveValue('Bank of the Philippine Islands');
    // The error of a submit would be there before the next answer of the platform.
    await screen.getByRole('textbox', { name: 'Account or card number' }).fill('1234 5678 9012');
    await expect.element(screen.getByText('1234 5678 9012 ••••')).toBeVisible();
    expect(screen.getByText('Enter the name of the account holder.').elements()).toEqual([]);
    expect(await commands.countRequests('linkPayoutAccount')).toBe(0);
  });

  test('a bank that is not in the list is linked by the name that was typed', async () => {
    const { screen, picker, search, option } = await openForm();
    await picker.click();
    await search.fill(' Rural Bank of Davao ');
    await option('Use “Rural Bank of Davao”').click();
    await expect.element(picker).toHaveValue('Rural Bank of Davao');
    await screen.getByRole('textbox', { name: 'Account holder' }).fill('Alice Reyes');
    await screen.getByRole('textbox', { name: 'Account or card number' }).fill('1234 5678 9012');
    await screen.getByRole('button', { name: 'Add bank card' }).click();
    await expect.element(screen.getByText('The account ending in 9012 is linked.')).toBeVisible();
    await expect.element(screen.getByText('Rural Bank of Davao')).toBeVisible();
  });

  test('[MEM-1.30] the chosen bank has a check, and “Another bank…” moves to the search', async () => {
    const { screen, picker, search, option } = await openForm();
    await picker.click();
    await option('Metrobank').click();
    await picker.click();
    const chosen = screen.getByRole('option', { selected: true });
    await expect.element(chosen).toHaveTextContent('Metrobank');
    expect(chosen.element().querySelector('svg')).not.toBeNull();
    expect(option('BDO Unibank').element().querySelector('svg')).toBeNull();
    await screen.getByRole('button', { name: 'Another bank…' }).click();
    await expect.element(search).toHaveFocus();
    await search.fill('Coop');
    await expect.element(screen.getByRole('button', { name: 'Another bank…' })).not.toBeInTheDocument();
  });

  test('a missing bank is reported at its field, which gets the focus', async () => {
    const { screen, picker } = await openForm();
    await expect.element(picker).toBeVisible();
    await screen.getByRole('textbox', { name: 'Account holder' }).fill('Alice Reyes');
    await screen.getByRole('button', { name: 'Add bank card' }).click();
    await expect.element(screen.getByText('Enter the name of the bank.')).toBeVisible();
    await expect.element(picker).toHaveFocus();
  });

  test.each([
    ['the list cannot be loaded', { status: 503 }],
    ['the platform lists no banks', { body: JSON.stringify({ success: true, value: { banks: [] } }) }],
  ])('if %s, the name is typed', async (_, fault) => {
    await commands.addFault({ endpoint: 'payoutBanks', contentType: 'application/json', ...fault });
    const { textField, picker } = await openForm();
    await textField.fill('Metrobank');
    await expect.element(textField).toHaveValue('Metrobank');
    await expect.element(picker).not.toBeInTheDocument();
  });

  test('a list that arrives while the field has the focus does not take it away', async () => {
    await commands.holdRequests('payoutBanks', {
      body: JSON.stringify({ success: true, value: { banks: [{ name: 'Metrobank' }] } }),
      contentType: 'application/json',
    });
    const { textField, picker } = await openForm();
    await textField.click();
    await commands.releaseRequests();
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    await userEvent.keyboard('My bank');
    await expect.element(textField).toHaveValue('My bank');
    await expect.element(picker).not.toBeInTheDocument();
  });
});
