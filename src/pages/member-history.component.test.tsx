import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { activateLanguage } from '../services/i18n/i18n';
import { LANGUAGES } from '../services/i18n/languages';
import { queryClient } from '../services/queries/query-client';
import MemberHistoryPage from './member-history';

const AT = Date.UTC(2026, 0, 31, 12);
const entry = (id: string, kind: string, amount: string, more: object = {}) => ({
  id,
  kind,
  title: `T${id}`,
  amount,
  at: AT,
  ...more,
});
const FIRST_PAGE = [
  entry('1', 'deposit', '1234.5', { orderId: '71' }),
  entry('2', 'withdraw', '-500', { orderId: '72', status: 'PENDING' }),
  entry('3', 'withdraw', '-300', { orderId: '73', status: 'REJECTED', reason: 'Another name' }),
  entry('4', 'bet', '-20'),
  entry('5', 'win', '200'),
];

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

/** Makes the platform return these transactions for the next request for transactions. */
const respondOnce = (list: readonly object[], next = '') =>
  commands.addFault({
    endpoint: 'transactions',
    body: JSON.stringify({ success: true, value: { list, next } }),
    contentType: 'application/json',
    times: 1,
  });

const openHistory = (address = '/m/member/history') =>
  render(
    <TestProviders address={address}>
      <MemberHistoryPage />
    </TestProviders>,
  );

describe('[MEM-1] history', () => {
  test('[MEM-1.15] shows deposits, withdrawals, bets and wins with amount, state and reason', async () => {
    await respondOnce(FIRST_PAGE);
    const screen = await openHistory();
    const rowOf = (title: string) => screen.getByRole('listitem').filter({ hasText: title });
    await expect.element(rowOf('T1')).toHaveTextContent(/Deposit.*\+₱1,234\.50/);
    await expect.element(rowOf('T2')).toHaveTextContent(/Withdrawal.*Being checked.*-₱500\.00/);
    await expect.element(rowOf('T3')).toHaveTextContent(/Another name.*Not accepted.*-₱300\.00/);
    await expect.element(rowOf('T4')).toHaveTextContent(/Bet.*-₱20\.00/);
    await expect.element(rowOf('T5')).toHaveTextContent(/Win.*\+₱200\.00/);
  });

  test('[SAFE-2.13] names the self-exclusion because of which a deposit was not credited', async () => {
    await respondOnce([entry('1', 'deposit', '50', { orderId: '71', status: 'REJECTED', reason: 'play.excluded' })]);
    const screen = await openHistory();
    const row = screen.getByRole('listitem').filter({ hasText: 'T1' });
    await expect.element(row).toHaveTextContent(/You have excluded yourself, so this deposit is not credited/);
  });

  test('[MEM-1.15] lists the entries of each day under its date, with their times', async () => {
    const before = AT - 26 * 60 * 60_000;
    await respondOnce([entry('1', 'bet', '-20'), entry('2', 'win', '50'), entry('3', 'bet', '-30', { at: before })]);
    const screen = await openHistory();
    const rowsOf = (day: string) => screen.getByRole('list', { name: day }).getByRole('listitem');
    await expect.element(screen.getByRole('heading', { name: 'Sat, Jan 31, 2026' })).toBeVisible();
    await expect.poll(() => rowsOf('Sat, Jan 31, 2026').elements().length).toBe(2);
    await expect.poll(() => rowsOf('Fri, Jan 30, 2026').elements().length).toBe(1);
    await expect.element(rowsOf('Fri, Jan 30, 2026')).toHaveTextContent(/T3 \d+:\d\d/);
  });

  test('[MEM-1.15] links a deposit or withdrawal to the page of its order', async () => {
    await respondOnce(FIRST_PAGE);
    const screen = await openHistory();
    await expect.element(screen.getByRole('link', { name: /T1/ })).toHaveAttribute('href', '/m/voucherCenter?order=71');
    await expect.element(screen.getByRole('link', { name: /T2/ })).toHaveAttribute('href', '/m/withdraw?order=72');
    await expect.element(screen.getByRole('link', { name: /T4/ })).not.toBeInTheDocument();
  });

  test('[MEM-1.15] appends older entries after “Show more” is pressed', async () => {
    await respondOnce([entry('1', 'bet', '-20')], 'c1');
    const screen = await openHistory();
    await expect.element(screen.getByText('T1')).toBeVisible();
    await respondOnce([entry('2', 'bet', '-30')]);
    await screen.getByRole('button', { name: 'Show more' }).click();
    await expect.element(screen.getByText('T2')).toBeVisible();
    await expect.element(screen.getByText('T1')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  test('[MEM-1.15] shows the entries of one day under one heading in one list, even if they span two result pages', async () => {
    await respondOnce([entry('1', 'bet', '-20')], 'c1');
    const screen = await openHistory();
    await expect.element(screen.getByText('T1')).toBeVisible();
    await respondOnce([entry('2', 'bet', '-30'), entry('3', 'bet', '-40', { at: AT - 26 * 60 * 60_000 })]);
    await screen.getByRole('button', { name: 'Show more' }).click();
    await expect.element(screen.getByText('T3')).toBeVisible();
    expect(
      screen
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Sat, Jan 31, 2026', 'Fri, Jan 30, 2026']);
    const rows = screen.getByRole('list', { name: 'Sat, Jan 31, 2026' }).getByRole('listitem');
    expect(rows.elements()).toHaveLength(2);
  });

  test('[MEM-1.15] keeps the focus on the link of an entry when a newer entry of the same day arrives', async () => {
    const deposit = entry('1', 'deposit', '20', { orderId: '71' });
    await respondOnce([deposit]);
    const screen = await openHistory();
    const link = screen.getByRole('link', { name: /T1/ });
    await expect.element(link).toBeVisible();
    link.element().focus();
    await respondOnce([entry('2', 'deposit', '30', { orderId: '72' }), deposit]);
    await queryClient.refetchQueries();
    await expect.element(screen.getByText('T2')).toBeVisible();
    await expect.element(link).toHaveFocus();
  });

  test.each([
    ['', 'All', '+₱2,480.50'],
    ['?kind=deposit', 'Deposits', '+₱2,480.50'],
    ['?kind=bet', 'Bets', 'Nothing here yet.'],
    ['?kind=unknown', 'All', '+₱2,480.50'],
  ])(
    '[MEM-1.15] with the query %j, the history selects the filter “%s” and shows “%s”',
    async (query, pressed, text) => {
      const screen = await openHistory(`/m/member/history${query}`);
      await expect.element(screen.getByRole('button', { pressed: true })).toHaveTextContent(pressed);
      await expect.element(screen.getByText(text).first()).toBeVisible();
    },
  );

  test('[I18N-2.1] formats dates and amounts for the language', async () => {
    const vietnamese = LANGUAGES.get('VI');
    if (vietnamese) await activateLanguage(vietnamese);
    await respondOnce([entry('1', 'deposit', '1234.5')]);
    const screen = await openHistory();
    const row = screen.getByRole('listitem').filter({ hasText: 'T1' });
    await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/31 thg 1, 2026/);
    await expect.element(row).toHaveTextContent(/1\.234,50\s₱/);
  });
});
