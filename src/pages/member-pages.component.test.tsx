import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { goOffline, goOnline } from '../../tests/components/network';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import AddBankCardPage from './add-bank-card';
import AgentRegisterPage from './agent-register';
import InviteFriendsPage from './invite-friends';
import LeaderBoardPage from './leader-board';
import MallPage from './mall';
import MemberBenefitsPage from './member-benefits';
import MemberLimitsPage from './member-limits';
import RewardCenterPage from './reward-center';
import VoucherCenterPage from './voucher-center';
import WithdrawPage from './withdraw';

/** A member page, and what it shows in each of its states. */
interface PageStates {
  readonly name: string;
  readonly page: ReactElement;
  /** Name of the endpoint that returns the page's main content. */
  readonly endpoint: string;
  /** Username of the agent who is signed in; if absent, the member alice is signed in. */
  readonly agent?: string;
  /** A text that the page shows if it has content. */
  readonly full: string;
  /** A response without content; `empty` is the text that the page then shows. */
  readonly emptyValue: object;
  readonly empty: string;
}

const NO_ACCOUNTS = { balance: '12.00', currency: 'PHP', min: '100.00', max: '500.00' };

const PAGES: readonly PageStates[] = [
  {
    name: 'the deposit page',
    page: <VoucherCenterPage />,
    endpoint: 'depositSettings',
    full: 'GCash',
    emptyValue: { methods: [] },
    empty: 'There are no deposit methods right now.',
  },
  {
    name: 'the list of the last deposits',
    page: <VoucherCenterPage />,
    endpoint: 'transactions',
    full: '+₱2,480.50',
    emptyValue: { list: [], next: '' },
    empty: 'Nothing here yet.',
  },
  {
    name: 'the withdrawal page',
    page: <WithdrawPage />,
    endpoint: 'withdrawalInfo',
    full: 'Harbour Bank',
    emptyValue: NO_ACCOUNTS,
    empty: 'Where should we pay you?',
  },
  {
    name: 'the bank card page',
    page: <AddBankCardPage kind="card" />,
    endpoint: 'withdrawalInfo',
    full: 'Harbour Bank',
    emptyValue: NO_ACCOUNTS,
    empty: 'There are no accounts of this kind yet.',
  },
  {
    name: 'the reward center',
    page: <RewardCenterPage />,
    endpoint: 'vouchers',
    full: 'Welcome voucher',
    emptyValue: { list: [] },
    empty: 'You have no vouchers yet.',
  },
  {
    name: 'the point market',
    page: <MallPage />,
    endpoint: 'products',
    full: 'Play voucher',
    emptyValue: { points: 3, list: [] },
    empty: 'The shop is empty right now.',
  },
  {
    name: 'the page of the deposit limits',
    page: <MemberLimitsPage />,
    endpoint: 'playLimits',
    full: 'No limit',
    emptyValue: { list: [] },
    empty: 'Maximum total deposits',
  },
  {
    name: 'the invitation page',
    page: <InviteFriendsPage />,
    endpoint: 'referralInfo',
    full: 'Friends registered',
    emptyValue: { code: '', registered: 0, deposited: 0 },
    empty: 'There is no invitation link for your account.',
  },
  {
    name: 'the list of missions',
    page: <LeaderBoardPage />,
    endpoint: 'missions',
    full: 'Link a bank card',
    emptyValue: { list: [] },
    empty: 'There are no missions right now.',
  },
  {
    name: 'the ranking',
    page: <LeaderBoardPage />,
    endpoint: 'leaderBoard',
    full: 'Prize: ₱500',
    emptyValue: { list: [], endsAt: 0 },
    empty: 'Nobody is ranked in this period yet.',
  },
  {
    name: 'the agent registration page',
    page: <AgentRegisterPage />,
    endpoint: 'referralInfo',
    agent: 'arlo',
    full: 'Friends registered',
    emptyValue: { code: '', registered: 0, deposited: 0 },
    empty: 'There is no invitation link for your account.',
  },
  {
    name: 'the list of VIP levels',
    page: <MemberBenefitsPage />,
    endpoint: 'rankLevels',
    full: 'Diamond',
    emptyValue: { levels: [] },
    empty: 'The benefits of each level are not available right now.',
  },
  {
    name: 'the VIP benefits page of a member whose record is not loaded yet',
    page: <MemberBenefitsPage />,
    endpoint: 'memberInfo',
    full: 'All levels',
    emptyValue: { type: 0 },
    empty: 'You have no VIP level yet.',
  },
];

beforeEach(async () => {
  await resetPageAndRecordNavigations();
});
afterEach(goOnline);

const open = (page: ReactElement) => render(<TestProviders>{page}</TestProviders>);
const respondWith = (endpoint: string, value: object) =>
  commands.addFault({ endpoint, body: JSON.stringify({ success: true, value }), contentType: 'application/json' });

describe.each(PAGES)(
  '[MEM-1] [OFF-2] states of a member page: $name',
  ({ page, endpoint, agent, full, emptyValue, empty }) => {
    beforeEach(() => (agent === undefined ? signInMember() : signInMember(agent, 1)));

    test('[MEM-1.1] a member page shows its content', async () => {
      const screen = await open(page);
      await expect.element(screen.getByText(full).first()).toBeVisible();
    });

    test('[MEM-1.1] a member page shows its empty state when the response contains no data', async () => {
      await respondWith(endpoint, emptyValue);
      const screen = await open(page);
      await expect.element(screen.getByText(empty).first()).toBeVisible();
    });

    test('[API-2.9] a member page shows an error instead of its empty state or 0 if a success has no fields', async () => {
      await respondWith(endpoint, {});
      const screen = await open(page);
      await expect
        .element(screen.getByRole('alert').filter({ hasText: 'an answer we cannot read' }).first())
        .toBeVisible();
      expect(screen.getByText(empty).elements()).toEqual([]);
      if (endpoint === 'withdrawalInfo') expect(screen.container.textContent).not.toContain('0.00');
    });

    test('[MEM-1.1] a member page shows an error if its request fails, and its content after a retry', async () => {
      await commands.addFault({ endpoint, status: 500 });
      const screen = await open(page);
      const failed = screen.getByRole('alert').filter({ hasText: 'unknown error' });
      await expect.element(failed.first()).toBeVisible();
      await commands.clearFaults();
      await screen.getByRole('button', { name: 'Retry' }).first().click();
      await expect.element(screen.getByText(full).first()).toBeVisible();
    });

    test('[MEM-1.1][OFF-2.2] a member page shows that the device is offline, and its content once the device is online', async () => {
      await goOffline();
      const screen = await open(page);
      const failed = screen.getByRole('alert').filter({ hasText: 'The network cannot be reached.' });
      await expect.element(failed.first()).toBeVisible();
      await goOnline();
      await expect.element(screen.getByText(full).first()).toBeVisible();
    });
  },
);
