import { beforeEach, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessibleInBothTextDirections } from '../../../../tests/components/axe';
import { resetPageAndRecordNavigations, signInMember } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import VoucherCenterPage from '../../../pages/voucher-center';
import { useToasts } from '../../../services/overlays/overlays';
import { queryClient } from '../../../services/queries/query-client';
import { Toasts } from '../../../ui/feedback/toasts';

/** End of what the platform's clock can be in tests. */
const FAR_AHEAD = Date.UTC(2090);
const METHOD = { id: 'gcash', name: 'GCash', min: '100.00', max: '900.00', enabled: true, quickAmounts: [] };

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

const answerDepositSettings = (limitQuestion: boolean, times?: number) =>
  commands.addFault({
    endpoint: 'depositSettings',
    body: JSON.stringify({ success: true, value: { methods: [METHOD], limitQuestion } }),
    contentType: 'application/json',
    ...(times !== undefined && { times }),
  });

/**
 * Opens the form of a member who has to be asked, and presses “Deposit”.
 * @param isKnown whether the deposit settings demand the question before the deposit is refused
 */
async function depositFirst(text: string, isKnown = true) {
  if (!isKnown) {
    await answerDepositSettings(false, 1);
    await commands.addFault({ endpoint: 'submitDeposit', errorCode: 'limit.question', message: 'x', times: 1 });
  }
  await answerDepositSettings(true);
  const screen = await render(
    <TestProviders>
      <VoucherCenterPage />
      <ShownToasts />
    </TestProviders>,
  );
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await expect.element(amount).toBeVisible();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const press = async () => screen.getByRole('button', { name: /^Deposit/ }).click();
  await amount.fill(text);
  await press();
  return { screen, amount, press, question: screen.getByRole('dialog', { name: 'Do you want a deposit limit?' }) };
}
/** The toasts, which the overlay host of the app renders. */
const ShownToasts = () => <Toasts toasts={useToasts()} />;

/** Lets the platform answer an endpoint with a weekly deposit limit of 500 that becomes 900. */
const answerWithRaise = (endpoint: string, period = 'WEEK') =>
  commands.addFault({
    endpoint,
    body: JSON.stringify({
      success: true,
      value: { list: [{ kind: 'DEPOSIT', period, limit: '500.00', used: '0.00', next: '900.00', nextAt: FAR_AHEAD }] },
    }),
    contentType: 'application/json',
  });
const readBodies = async (endpoint: string) =>
  (await commands.readRequests(endpoint)).map(({ body }) => JSON.parse(body));

test('[SAFE-5.4] before the first deposit the member sets a limit in a text box, and then the deposit is sent', async () => {
  const { screen, question } = await depositFirst('800');
  await expect.element(question).toBeVisible();
  await expectAccessibleInBothTextDirections('dialog');
  await question.getByRole('radio', { name: '7 days' }).click();
  await question.getByRole('textbox', { name: 'Maximum total deposits' }).fill('9,000');
  expect(await commands.countRequests('submitDeposit')).toBe(0);
  await question.getByRole('button', { name: 'Save limit: ₱9,000.00' }).click();
  await expect.element(screen.getByText('Your limit applies now.')).toBeVisible();
  await expect.poll(() => commands.countRequests('submitDeposit')).toBe(1);
  await expect.element(question).not.toBeInTheDocument();
  expect(await readBodies('savePlayLimit')).toMatchObject([{ kind: 'DEPOSIT', period: 'WEEK', limit: '9000.00' }]);
  await expect.poll(() => commands.countRequests('depositSettings')).toBe(2);
  expect(screen.getByRole('dialog').query()).toBeNull();
});

test('[SAFE-2.16] a limit that is set before the deposit ends the reminder of the review on the page below', async () => {
  const answerWallet = (limitReviewDue: boolean) =>
    commands.addFault({
      endpoint: 'withdrawalInfo',
      body: JSON.stringify({ success: true, value: { balance: '5.00', currency: 'PHP', limitReviewDue } }),
      contentType: 'application/json',
      ...(limitReviewDue && { times: 1 }),
    });
  await answerWallet(true);
  await answerWallet(false);
  const { screen, question } = await depositFirst('800');
  const reminder = screen.getByRole('link', { name: 'Review your limits' });
  await expect.element(question).toBeVisible();
  await expect.element(reminder).toBeInTheDocument();
  await answerWithRaise('savePlayLimit');
  await question.getByRole('radio', { name: '7 days' }).click();
  await question.getByRole('textbox', { name: 'Maximum total deposits' }).fill('900');
  await question.getByRole('button', { name: /^Save limit/ }).click();
  await expect.element(question.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
  await expect.element(reminder).not.toBeInTheDocument();
});

test('[SAFE-5.4] a limit that does not apply yet is read with its date before the deposit is sent', async () => {
  const { screen, question } = await depositFirst('800');
  await answerWithRaise('savePlayLimit');
  await question.getByRole('radio', { name: '7 days' }).click();
  await question.getByRole('textbox', { name: 'Maximum total deposits' }).fill('900');
  await question.getByRole('button', { name: 'Save limit: ₱900.00' }).click();
  await expect.element(question.getByText(/^The change applies from .*2090.*the current limit stays\.$/)).toBeVisible();
  expect(question.getByRole('button', { name: 'Continue without a limit' }).query()).toBeNull();
  expect(await commands.countRequests('submitDeposit')).toBe(0);
  await question.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.poll(() => commands.countRequests('submitDeposit')).toBe(1);
  await expect.poll(() => commands.countRequests('depositSettings')).toBe(2);
  expect(screen.getByText('Your limit applies now.').query()).toBeNull();
});

test('[SAFE-5.4] a saved limit that the response lacks leaves the question open, and the deposit unsent', async () => {
  const { question } = await depositFirst('800');
  await answerWithRaise('savePlayLimit', 'MONTH');
  await question.getByRole('textbox', { name: 'Maximum total deposits' }).fill('900');
  await question.getByRole('button', { name: /^Save limit/ }).click();
  await expect.element(question.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
  expect(question.getByText('Your limit applies now.').query()).toBeNull();
  expect(await commands.countRequests('submitDeposit')).toBe(0);
});

test('[SAFE-5.4] one press goes on without a limit, which is as large as the one that saves it', async () => {
  const { question } = await depositFirst('800');
  const skip = question.getByRole('button', { name: 'Continue without a limit' });
  await expect.element(skip).toBeVisible();
  const save = question.getByRole('button', { name: 'Save limit' }).element();
  const { width, height } = skip.element().getBoundingClientRect();
  expect([width, height]).toEqual([save.getBoundingClientRect().width, save.getBoundingClientRect().height]);
  await skip.click();
  await expect.poll(() => commands.countRequests('submitDeposit')).toBe(1);
  expect(await commands.countRequests('savePlayLimit')).toBe(0);
  await expect.poll(() => commands.countRequests('depositSettings')).toBe(2);
});

test.each(['Escape', 'Close'])(
  '[SAFE-5.4] closing the question by %s sends nothing, and it is asked again',
  async (way) => {
    const { amount, press, question } = await depositFirst('800');
    await expect.element(question).toBeVisible();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await question.getByRole('button', { name: way }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(amount).toHaveValue('800');
    expect(await commands.countRequests('submitDeposit')).toBe(0);
    await press();
    await expect.element(question).toBeVisible();
  },
);

test('[SAFE-5.4] a limit whose answer is lost leaves the question open, and the deposit unsent', async () => {
  const { question } = await depositFirst('800');
  await commands.addFault({ endpoint: 'savePlayLimit', status: 502, times: 1 });
  await question.getByRole('textbox', { name: 'Maximum total deposits' }).fill('9000');
  await question.getByRole('button', { name: /^Save limit/ }).click();
  await expect.element(question.getByText(/^The server is not responding right now/)).toBeVisible();
  expect(await commands.countRequests('submitDeposit')).toBe(0);
  await question.getByRole('button', { name: /^Save limit/ }).click();
  await expect.poll(() => commands.countRequests('submitDeposit')).toBe(1);
  await expect.poll(() => commands.countRequests('depositSettings')).toBe(2);
});

test('[SAFE-5.5] a deposit that the platform refuses for want of an answer is asked for at the next press', async () => {
  const { screen, question, press } = await depositFirst('800', false);
  await expect
    .element(screen.getByText(/^Before this deposit you have to say whether you want a deposit limit/))
    .toBeVisible();
  expect(question.query()).toBeNull();
  await press();
  await question.getByRole('button', { name: 'Continue without a limit' }).click();
  await expect.poll(() => commands.countRequests('submitDeposit')).toBe(2);
  await expect.poll(() => commands.countRequests('depositSettings')).toBe(3);
});
