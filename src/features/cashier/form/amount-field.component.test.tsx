import { beforeEach, describe, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import VoucherCenterPage from '../../../pages/voucher-center';
import { activateLanguage } from '../../../services/i18n/i18n';
import { LANGUAGES } from '../../../services/i18n/languages';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

/** Opens the deposit form with an empty amount. */
async function openEmptyField(address = '/m/voucherCenter') {
  const screen = await render(
    <TestProviders address={address}>
      <VoucherCenterPage />
    </TestProviders>,
  );
  const amount = screen.getByRole('textbox');
  await expect.element(amount).not.toHaveValue('');
  await amount.clear();
  const input = amount.element() as HTMLInputElement;
  input.focus();
  return { screen, amount, input };
}

describe('[MEM-1.22] an amount is grouped while it is typed', () => {
  test('the caret keeps its place between the digits that are typed and deleted', async () => {
    const { amount, input } = await openEmptyField();
    await userEvent.keyboard('1234567');
    await expect.element(amount).toHaveValue('1,234,567');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}');
    await expect.element(amount).toHaveValue('123,567');
    expect(input.selectionStart).toBe(3);
    await userEvent.keyboard('98');
    await expect.element(amount).toHaveValue('12,398,567');
    expect(input.selectionStart).toBe(6);
    await userEvent.keyboard('{Delete}');
    await expect.element(amount).toHaveValue('1,239,867');
  });

  test('a pasted amount and full-width digits are grouped, and the button names what they mean', async () => {
    const { screen, amount } = await openEmptyField();
    await amount.fill('１２５００');
    await expect.element(amount).toHaveValue('12,500');
    await expect.element(screen.getByRole('button', { name: 'Deposit ₱12,500.00' })).toBeVisible();
  });

  test('a text that an input method is composing is grouped once it has been composed', async () => {
    const { amount, input } = await openEmptyField();
    input.value = '1５00';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    await expect.element(amount).toHaveValue('1５00');
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '５' }));
    await expect.element(amount).toHaveValue('1,500');
  });

  test('the separators are those of the member’s language', async () => {
    const vietnamese = LANGUAGES.get('VI');
    if (vietnamese) await activateLanguage(vietnamese);
    const { amount } = await openEmptyField();
    await userEvent.keyboard('15000,5');
    await expect.element(amount).toHaveValue('15.000,5');
  });
});

describe('[MEM-1.24] the last deposit', () => {
  test('the form is filled with the last deposit, which does not come back once the amount has been removed', async () => {
    const { screen, amount } = await openEmptyField();
    await screen.getByRole('button', { name: /Deposit methods$/ }).click();
    await screen.getByRole('radio', { name: /Bank transfer/ }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(amount).toHaveValue('');
  });

  test('what was typed before the history arrives stays', async () => {
    await commands.holdRequests('transactions');
    const screen = await render(
      <TestProviders>
        <VoucherCenterPage />
      </TestProviders>,
    );
    const amount = screen.getByRole('textbox');
    await amount.fill('700');
    await commands.releaseRequests();
    await expect.element(screen.getByRole('list', { name: 'History' })).toBeVisible();
    await expect.element(amount).toHaveValue('700');
  });

  test('a field that has the focus when the history arrives is filled with a selected text, which typing replaces', async () => {
    await commands.holdRequests('transactions');
    const screen = await render(
      <TestProviders>
        <VoucherCenterPage />
      </TestProviders>,
    );
    const amount = screen.getByRole('textbox');
    await amount.click();
    await commands.releaseRequests();
    await expect.element(amount).toHaveValue('2,480.50');
    await userEvent.keyboard('700');
    await expect.element(amount).toHaveValue('700');
  });

  test('“Repeat” replaces an amount that was left in the form', async () => {
    const first = await openEmptyField();
    await first.amount.fill('777');
    await first.screen.unmount();
    const screen = await render(
      <TestProviders address="/m/voucherCenter?repeat">
        <VoucherCenterPage />
      </TestProviders>,
    );
    await expect.element(screen.getByRole('textbox')).toHaveValue('2,480.50');
  });
});

test('[MEM-1.23] the receipt above the button follows the amount and the bonus, and screen readers read it with the button', async () => {
  const { screen, amount } = await openEmptyField();
  const deposit = screen.getByRole('button', { name: /^Deposit/ });
  await expect.element(deposit).not.toHaveAccessibleDescription();
  await amount.fill('500');
  await expect
    .element(deposit)
    .toHaveAccessibleDescription(
      'You pay ₱500.00 Bonus +₱50.00 You play with ₱550.00 Bet ₱550.00 more before you can withdraw.',
    );
  await screen.getByRole('checkbox').click();
  await expect
    .element(deposit)
    .toHaveAccessibleDescription('You pay ₱500.00 You play with ₱500.00 Bet ₱500.00 more before you can withdraw.');
});
