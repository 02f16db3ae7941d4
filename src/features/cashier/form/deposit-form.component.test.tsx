import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
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

async function openForm() {
  const screen = await render(
    <TestProviders>
      <VoucherCenterPage />
    </TestProviders>,
  );
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  const deposit = screen.getByRole('button', { name: /^Deposit/ });
  const submit = async (text: string) => {
    await amount.fill(text);
    await deposit.click();
  };
  return { screen, amount, deposit, submit };
}

/** Makes the platform refuse deposits with this error code and message. */
const refuseWith = (errorCode: string, message = 'Message of the platform') =>
  commands.addFault({ endpoint: 'submitDeposit', errorCode, message });

const METHOD = { id: 'gcash', name: 'GCash', min: '800.00', max: '900.00', enabled: true, quickAmounts: [] };
const respondWithMethods = (...methods: readonly object[]) =>
  commands.addFault({
    endpoint: 'depositSettings',
    body: JSON.stringify({ success: true, value: { methods } }),
    contentType: 'application/json',
  });

describe('[MEM-1] deposit form', () => {
  test('[MEM-1.4] an amount above the maximum is explained while it is typed; one below the minimum is not yet', async () => {
    const { amount } = await openForm();
    await expect.element(amount).toBeVisible();
    await amount.fill('200000');
    await expect.element(amount).toHaveAccessibleDescription(/The maximum amount is ₱50,000\.00\./);
    await amount.fill('2');
    await expect.element(amount).not.toHaveAccessibleDescription(/The m(ax|in)imum amount is/);
  });

  test.each([
    ['1,500', '₱1,500.00'],
    ['１，５００', '₱1,500.00'],
    ['1.234,5', '₱1,234.50'],
  ])(
    '[MEM-1.4] the button of the deposit form names the amount %s as %s before it is pressed, and that is deposited',
    async (text, shown) => {
      const { screen, deposit, submit } = await openForm();
      // The amount of the last deposit.
      await expect.element(deposit).toHaveAccessibleName('Deposit ₱2,480.50');
      await screen.getByRole('textbox', { name: 'Amount' }).fill(text);
      await expect.element(deposit).toHaveAccessibleName(`Deposit ${shown}`);
      await submit(text);
      await expect.poll(() => commands.countRequests('submitDeposit')).toBe(1);
      await screen.unmount();
      const { screen: later } = await openForm();
      await expect.element(later.getByRole('list', { name: 'History' }).getByText(shown)).toBeVisible();
    },
  );

  test.each([
    ['0,500', 'Enter the amount in digits, such as 500.'],
    ['0.500', 'Use at most two decimals.'],
    ['', 'Enter an amount.'],
    ['-500', 'The amount must be above zero.'],
    ['1e3', 'Enter the amount in digits, such as 500.'],
    ['99', 'The minimum amount is ₱100.00.'],
    ['9'.repeat(20), 'The maximum amount is ₱50,000.00.'],
  ])(
    '[MEM-1.3] the button of the deposit form does not name or send the amount “%s”, which is refused at its field',
    async (text, words) => {
      const { screen, amount, deposit, submit } = await openForm();
      // The last deposit, when it arrives, fills a form that is empty.
      await expect.element(deposit).toHaveAccessibleName('Deposit ₱2,480.50');
      await submit(text);
      await expect.element(deposit).toHaveAccessibleName('Deposit');
      await expect.element(amount).toHaveFocus();
      await expect.element(amount).toHaveAccessibleDescription(expect.stringContaining(words));
      await expect.element(screen.getByRole('alert').filter({ hasText: words })).toBeVisible();
      expect(await commands.countRequests('submitDeposit')).toBe(0);
    },
  );

  test('[MEM-1.3] the error of an amount names its limit in the currency, even if that arrives after the press', async () => {
    await commands.holdRequests('withdrawalInfo');
    const { amount, submit } = await openForm();
    await submit('99');
    await expect.element(amount).toHaveAccessibleDescription(/The minimum amount is 100\.00\./);
    await commands.releaseRequests();
    await expect.element(amount).toHaveAccessibleDescription(/The minimum amount is ₱100\.00\./);
  });

  test.each([
    ['EN', 'before', Node.DOCUMENT_POSITION_PRECEDING],
    ['VI', 'after', Node.DOCUMENT_POSITION_FOLLOWING],
  ])('the deposit form in the language %s shows the currency symbol %s the digits', async (code, _, position) => {
    const language = LANGUAGES.get(code);
    if (language) await activateLanguage(language);
    const screen = await render(
      <TestProviders>
        <VoucherCenterPage />
      </TestProviders>,
    );
    const amount = screen.getByRole('textbox');
    await expect.element(amount).toBeVisible();
    const symbol = () => amount.element().parentElement?.querySelector('span') ?? document.body;
    await expect.poll(() => symbol().textContent).toMatch(/^(?:₱|PHP)$/);
    expect(amount.element().compareDocumentPosition(symbol())).toBe(position);
  });

  test.each([
    ['amount.min', 'The amount is below the minimum that applies now.'],
    ['amount.max', 'The amount is above the limit that applies now.'],
    ['amount.invalid', 'This amount is not valid. Enter another one.'],
  ])(
    '[MEM-1.10] for the error %s, the form shows its own message, instead of the platform’s, at the amount field',
    async (code, words) => {
      const { screen, amount, submit } = await openForm();
      await refuseWith(code);
      await submit('500');
      await expect.element(amount).toHaveFocus();
      await expect.element(amount).toHaveAccessibleDescription(expect.stringContaining(words));
      await expect.element(amount).toHaveValue('500');
      await expect.element(screen.getByText('Message of the platform')).not.toBeInTheDocument();
    },
  );

  test('the deposit form shows the platform’s message as plain text, with advice, if the error code is unknown', async () => {
    const { screen, submit } = await openForm();
    await refuseWith('merchant.special', '<b>Closed</b> until noon');
    await submit('500');
    const alert = screen.getByRole('alert').filter({ hasText: 'Closed until noon' });
    await expect.element(alert).toHaveTextContent(/We could not do this\. Try again later, or ask customer service\./);
  });

  test('[MEM-1.10] the deposit form shows the current limits after the platform has refused the amount', async () => {
    const { screen, submit } = await openForm();
    await expect.element(screen.getByText('₱100.00 to ₱50,000.00').first()).toBeVisible();
    await refuseWith('amount.min');
    await respondWithMethods(METHOD);
    await submit('500');
    await expect.element(screen.getByText('₱800.00 to ₱900.00').first()).toBeVisible();
  });

  test('[MEM-1.10] if the chosen payment method has been closed, the form selects another one and does not send the deposit again', async () => {
    const { screen, submit } = await openForm();
    const method = screen.getByRole('button', { name: /Deposit methods$/ });
    await expect.element(method).toHaveTextContent('GCash');
    await refuseWith('method.closed');
    const other = { ...METHOD, id: 'bank', name: 'Bank transfer' };
    await respondWithMethods({ ...METHOD, enabled: false }, other);
    await submit('500');
    const words = screen.getByRole('alert').filter({ hasText: 'This method has just been closed.' });
    await expect.element(words).toBeVisible();
    await expect.element(method).toHaveTextContent('Bank transfer');
    await method.click();
    await expect.element(screen.getByRole('radio', { name: /Bank transfer/ })).toBeChecked();
    await expect.element(screen.getByRole('radio', { name: /GCash/ })).toBeDisabled();
    expect(await commands.countRequests('submitDeposit')).toBe(1);
  });

  test('[MEM-1.10] the sheet of the methods has its title and its close button on one line', async () => {
    const { screen } = await openForm();
    await screen.getByRole('button', { name: /Deposit methods$/ }).click();
    const sheet = screen.getByRole('dialog', { name: 'Deposit methods' });
    await expect.element(sheet).toBeVisible();
    const [title, close] = [sheet.getByRole('heading'), sheet.getByRole('button', { name: 'Close' })].map((part) =>
      part.element().getBoundingClientRect(),
    );
    const middleOf = (box: DOMRect | undefined) => ((box?.top ?? 0) + (box?.bottom ?? 0)) / 2;
    expect(Math.abs(middleOf(title) - middleOf(close))).toBeLessThan(2);
  });

  test('[MEM-1.2] if no payment method is available, the deposit page shows the reason instead of the deposit form', async () => {
    await respondWithMethods({ ...METHOD, enabled: false, closedReason: 'Back at noon' });
    const screen = await render(
      <TestProviders>
        <VoucherCenterPage />
      </TestProviders>,
    );
    await expect.element(screen.getByText('Back at noon')).toBeVisible();
    await expect.element(screen.getByText('There are no deposit methods right now.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Amount' }).query()).toBeNull();
  });

  test('if the URL parameter “order” names an unknown deposit, the deposit page links to the history page', async () => {
    const screen = await render(
      <TestProviders address="/m/voucherCenter?order=999999">
        <VoucherCenterPage />
      </TestProviders>,
    );
    await expect.element(screen.getByRole('alert').first()).toBeVisible();
    const link = screen.getByRole('link', { name: 'History', exact: true });
    await expect.element(link).toHaveAttribute('href', '/m/member/history');
  });

  test('[MEM-1.10] if the platform refuses the deposit, the deposit form shows the reason in the member’s language', async () => {
    const chinese = LANGUAGES.get('CN');
    if (chinese) await activateLanguage(chinese);
    const screen = await render(
      <TestProviders>
        <VoucherCenterPage />
      </TestProviders>,
    );
    await refuseWith('method.closed');
    await screen.getByRole('textbox', { name: '金额' }).fill('500');
    await screen.getByRole('button', { name: '存款 ₱500.00', exact: true }).click();
    await expect.element(screen.getByText('该方式刚刚关闭，请选择其他方式。')).toBeVisible();
  });
});

describe('[SAFE-5] notice before the first deposit', () => {
  const TEXTS = { bonus: { EN: 'Stake it <b>ten</b> times.' }, funds: 'Kept in a separate account.' };
  async function openFormWithNotice(version: string) {
    const methods = [{ ...METHOD, min: '100.00' }];
    const value = { methods, notice: { version, ...TEXTS } };
    const body = JSON.stringify({ success: true, value });
    await commands.addFault({ endpoint: 'depositSettings', body, contentType: 'application/json' });
    const opened = await openForm();
    return { ...opened, notice: opened.screen.getByRole('dialog', { name: 'Before your first deposit' }) };
  }

  test('[SAFE-5.1] it is confirmed once, and the deposit carries its version', async () => {
    const { screen, submit, notice } = await openFormWithNotice('7');
    await refuseWith('method.closed');
    await submit('800');
    await expect.element(notice.getByText('Kept in a separate account.')).toBeVisible();
    await expect.element(notice.getByText('Stake it <b>ten</b> times.')).toBeVisible();
    expect(await commands.countRequests('submitDeposit')).toBe(0);
    await notice.getByRole('button', { name: 'I have read this' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(screen.getByText('This method has just been closed. Choose another one.')).toBeVisible();
    await expect.poll(() => commands.countRequests('depositSettings')).toBe(2);
    await submit('850');
    await expect.poll(() => commands.countRequests('submitDeposit')).toBe(2);
    await expect.element(notice).not.toBeInTheDocument();
    // The request after the second refusal would otherwise be one of the next test.
    await expect.poll(() => commands.countRequests('depositSettings')).toBe(3);
  });

  test('[SAFE-5.1] whether there is still a notice is fetched again after a deposit', async () => {
    const { submit, notice } = await openFormWithNotice('7');
    await submit('800');
    expect(await commands.countRequests('depositSettings')).toBe(1);
    await notice.getByRole('button', { name: 'I have read this' }).click();
    await expect.poll(() => commands.countRequests('submitDeposit')).toBe(1);
    await expect.poll(() => commands.countRequests('depositSettings')).toBe(2);
  });

  test('[SAFE-5.3] a deposit that the platform refuses without it is asked for at the next press', async () => {
    const { screen, amount, deposit, submit } = await openForm();
    // The response without the notice has arrived.
    await expect.element(screen.getByText('₱100.00 to ₱50,000.00').first()).toBeVisible();
    await refuseWith('notice.unconfirmed');
    const value = { methods: [{ ...METHOD, min: '100.00' }], notice: { version: '8', ...TEXTS } };
    const body = JSON.stringify({ success: true, value });
    await commands.addFault({ endpoint: 'depositSettings', body, contentType: 'application/json' });
    await submit('800');
    await expect.element(screen.getByText('Before this deposit you have to confirm a notice.')).toBeVisible();
    // The limits of the response that has the notice too.
    await expect.element(screen.getByText('₱100.00 to ₱900.00').first()).toBeVisible();
    await expect.element(amount).toHaveValue('800');
    await deposit.click();
    const notice = screen.getByRole('dialog', { name: 'Before your first deposit' });
    await expect.element(notice.getByText('Kept in a separate account.')).toBeVisible();
    expect(await commands.countRequests('submitDeposit')).toBe(1);
    await notice.getByRole('button', { name: 'I have read this' }).click();
    await expect.poll(() => commands.countRequests('submitDeposit')).toBe(2);
  });

  test('[SAFE-5.1] without the confirmation nothing is sent, and nothing that was typed is lost', async () => {
    const { amount, submit, notice } = await openFormWithNotice('7');
    await submit('800');
    await notice.getByRole('button', { name: 'Not now' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(amount).toHaveValue('800');
    expect(await commands.countRequests('submitDeposit')).toBe(0);
    await submit('800');
    await expect.element(notice).toBeVisible();
  });

  test('[SAFE-5.1] an amount that is not valid is explained before anything has to be confirmed', async () => {
    const { amount, submit, notice } = await openFormWithNotice('7');
    await submit('1');
    await expect.element(amount).toHaveFocus();
    await expect.element(notice).not.toBeInTheDocument();
  });
});
