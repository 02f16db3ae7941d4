import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { getValueAt, listArrayPaths, replaceValueAt, WRONG_TYPE_VALUES } from '../../tests/support/api/invalid-values';
import { savePlayLimit } from '../contract/endpoints/account/play-limits';
import { call } from '../services/platform/api-client';
import { getCurrentSession } from '../services/session/session-store';
import ActivityPage from './activity';
import AddBankCardPage from './add-bank-card';
import LeaderBoardPage from './leader-board';
import MallPage from './mall';
import MemberBenefitsPage from './member-benefits';
import MemberHistoryPage from './member-history';
import MemberLimitsPage from './member-limits';
import RewardCenterPage from './reward-center';
import VoucherCenterPage from './voucher-center';
import WithdrawPage from './withdraw';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

const RELAY = '/wps/relay/';
const INVALID_ENTRIES = WRONG_TYPE_VALUES.map(([, value]) => value).filter((value) => typeof value !== 'string');

/** Makes the platform return its real response with invalid entries added at both ends of each list in it. */
async function addInvalidEntries(endpoint: string, path: string) {
  const headers = { Merchant: 'FAIR', Language: 'EN', ...authorization(endpoint) };
  const { value } = await (await fetch(RELAY + path, { headers })).json();
  const lists = listArrayPaths(value);
  expect(lists.length).toBeGreaterThan(0);
  const changed = lists.toReversed().reduce((result: unknown, at) => {
    const list = getValueAt(result, at);
    return Array.isArray(list) ? replaceValueAt(result, at, [...INVALID_ENTRIES, ...list, ...INVALID_ENTRIES]) : result;
  }, value);
  const body = JSON.stringify({ success: true, value: changed });
  await commands.addFault({ endpoint, body, contentType: 'application/json' });
}

const PUBLIC = ['announcements', 'promotionCategories'];
const authorization = (endpoint: string) =>
  PUBLIC.includes(endpoint) ? {} : { Authorization: getCurrentSession()?.token ?? '' };

const CASES: readonly (readonly [endpoint: string, path: string, page: ReactElement, text: string])[] = [
  ['depositSettings', 'MCSFE_getDepositSettings', <VoucherCenterPage key="1" />, 'GCash'],
  ['transactions', 'MCSFE_getTransactions?kind=deposit', <VoucherCenterPage key="2" />, '+₱2,480.50'],
  ['transactions', 'MCSFE_getTransactions?kind=all', <MemberHistoryPage key="3" />, '+₱2,480.50'],
  ['withdrawalInfo', 'MCSFE_getWithdrawAccountInfo', <WithdrawPage key="4" />, 'Harbour Bank'],
  ['withdrawalInfo', 'MCSFE_getWithdrawAccountInfo', <AddBankCardPage key="5" kind="card" />, 'Harbour Bank'],
  ['transactionStats', 'MCSFE_getTransactionStatistics', <VoucherCenterPage key="6" />, 'GCash'],
  ['vouchers', 'PROMOFE_getVouchers', <RewardCenterPage key="7" />, 'Welcome voucher'],
  ['products', 'MCSFE_getPointProducts', <MallPage key="8" />, 'Play voucher'],
  ['playLimits', 'MCSFE_getPlayLimits', <MemberLimitsPage key="9" />, '₱321.00'],
  ['missions', 'PROMOFE_getMissions', <LeaderBoardPage key="10" />, 'Link a bank card'],
  ['leaderBoard', 'PROMOFE_getLeaderBoard?period=DAY', <LeaderBoardPage key="11" />, 'Prize: ₱500'],
  ['rankLevels', 'MCSFE_getRankLevels', <MemberBenefitsPage key="12" />, 'Silver'],
  [
    'announcements',
    'MCSFE_getListAnnouncements?types=PR&platform=M&category=app_download',
    <ActivityPage key="13" />,
    'All',
  ],
  ['promotionCategories', 'PROMOFE_getPromotionAnnouncementCategory', <ActivityPage key="14" />, 'All'],
];

test.each(CASES)(
  '[API-2.2][MEM-1] if the lists in the response of %s (path %s) contain invalid entries, the page shows the valid entries',
  async (...one) => {
    const [endpoint, path, page, text] = one;
    // The list of limits is empty until there is one.
    await call(savePlayLimit, { body: { period: 'DAY', limit: '321.00' }, quiet: true });
    await addInvalidEntries(endpoint, path);
    const screen = await render(<TestProviders>{page}</TestProviders>);
    await expect.element(screen.getByText(text).first()).toBeVisible();
    await expect.element(screen.getByRole('alert').filter({ hasText: 'cannot read' })).not.toBeInTheDocument();
  },
);

const AN_ENTRY = { id: 'x1', kind: 'deposit', title: 'GCash', amount: '20.00', state: 'CLAIMABLE' };
test.each([
  ['vouchers', { list: [AN_ENTRY] }, <RewardCenterPage key="1" />],
  ['transactions', { list: [AN_ENTRY], next: '' }, <MemberHistoryPage key="2" />],
  ['depositOrWithdrawal', { order: AN_ENTRY }, <VoucherCenterPage key="3" />],
] as const)(
  '[API-2] [MEM-1] an entry without a time in the response of %s is shown without a date',
  async (endpoint, value, page) => {
    await commands.addFault({
      endpoint,
      body: JSON.stringify({ success: true, value }),
      contentType: 'application/json',
    });
    await commands.addFault({ endpoint: 'transactions', hang: true });
    const screen = await render(<TestProviders address="/m/voucherCenter?order=x1">{page}</TestProviders>);
    await expect.element(screen.getByText('₱20.00').first()).toBeVisible();
    await expect.element(screen.getByText(/1970/)).not.toBeInTheDocument();
  },
);
