import { afterEach, beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { readTrackedEvents } from '../../../tests/components/tracked-events';
import type { DepositOrWithdrawal } from '../../contract/endpoints/money/cashier';
import { TRACKED_DEPOSIT_COUNT_PREFIX } from '../../contract/storage-keys';
import { clearMemberData } from '../member-data/clear-member-data';
import { computeMemberKey } from '../session/member-key';
import { beginSession, getCurrentSession } from '../session/session-store';
import { trackCompletedDeposits, trackDepositOrWithdrawal } from './track-money';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  localStorage.clear();
});
afterEach(() => localStorage.clear());

const countKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(TRACKED_DEPOSIT_COUNT_PREFIX));

/** Changes the member id of the session, as the member record does after a social sign-in. */
function setMemberId(id: string): void {
  const session = getCurrentSession();
  if (session) beginSession({ ...session, id });
}

test('[TRK-1] the number of credited deposits is stored separately for each member id', async () => {
  await signInMember('alice');
  setMemberId('');
  await trackCompletedDeposits(3);
  expect(countKeys()).toEqual([]);
  setMemberId('m1');
  await trackCompletedDeposits(3);
  setMemberId('m2');
  await trackCompletedDeposits(10);
  expect(countKeys()).toHaveLength(2);
  expect(countKeys().map((key) => JSON.parse(localStorage.getItem(key) ?? '').value)).toEqual(
    expect.arrayContaining([10, 3]),
  );
});

test('[TRK-1.11][SESS-4.4] the number of credited deposits is deleted with the sign-out, also one of an earlier release', async () => {
  await signInMember('alice');
  setMemberId('m1');
  const member = computeMemberKey(getCurrentSession()) ?? '';
  localStorage.setItem(TRACKED_DEPOSIT_COUNT_PREFIX + member, '2');
  await trackCompletedDeposits(2);
  expect(countKeys()).toEqual([`${TRACKED_DEPOSIT_COUNT_PREFIX}${member}:`]);
  clearMemberData('sign-out', member);
  expect(countKeys()).toEqual([]);
});

test('[TRK-1.9] a first deposit that arrives before the number is known is reported for a new member only', async () => {
  await signInMember('alice');
  setMemberId('old');
  await trackCompletedDeposits(1);
  const session = getCurrentSession();
  if (session) beginSession({ ...session, id: 'new', registeredBy: 'username' });
  await trackCompletedDeposits(1);
  await trackCompletedDeposits(1);
  await expect.poll(async () => (await readTrackedEvents()).toSorted()).toEqual(['deposit', 'firstDepositArrival']);
});

const DEPOSIT = { kind: 'deposit', title: '', bonus: '0.00', status: 'PENDING', reason: '' } as const;
const deposit = (id: string): DepositOrWithdrawal => ({
  ...{ ...DEPOSIT, id, amount: '500.00' },
  ...{ createdAt: 0, decidedAt: 0 },
});

test('[TRK-2.2] of two simultaneous first deposits, one is reported as first and one as further, even if one is reported twice', async () => {
  await signInMember('alice');
  await commands.addFault({
    endpoint: 'transactionStats',
    body: JSON.stringify({ success: true, value: { totalDepositSuccessCount: 0 } }),
    contentType: 'application/json',
  });
  await Promise.all(['1', '2', '1'].map((id) => trackDepositOrWithdrawal(deposit(id), 'PHP')));
  const names = ['depositSubmit', 'depositSubmit', 'firstDeposit', 'redeposit'];
  await expect.poll(async () => (await readTrackedEvents()).toSorted()).toEqual(names);
});

test('[TRK-1.6] a withdrawal that is settled before the balance is known is reported in the currency of the member', async () => {
  await signInMember('alice');
  await trackDepositOrWithdrawal({ ...deposit('9'), kind: 'withdraw' }, '');
  await expect.poll(readTrackedEvents).toEqual(['withdraw']);
  const [request] = await commands.readRequests('trackEvents');
  expect(request?.body).toContain('PHP');
});
