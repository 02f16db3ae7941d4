import { object, string, union } from 'valibot';
import { systemClock } from '../../base/clock';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { withCrossTabLock } from '../../browser/storage/with-cross-tab-lock';
import { FIRST_DEPOSIT_REPORTED_PREFIX, TRACKING_LOCK } from '../../contract/deferred-storage-keys';
import { type DepositOrWithdrawal, transactions } from '../../contract/endpoints/money/cashier';
import { transactionStats, withdrawalInfo } from '../../contract/endpoints/money/wallet';
import { finiteNumber } from '../../contract/fields';
import type { Amount } from '../../contract/money';
import type { SessionInfo } from '../../contract/session-info';
import { TRACKED_DEPOSIT_COUNT_PREFIX } from '../../contract/storage-keys';
import { call } from '../platform/api-client';
import { computeMemberKey } from '../session/member-key';
import { getCurrentSession } from '../session/session-store';
import { buildCompletedDepositEvents, decideSeenDeposits } from './completed-deposit-events';
import { toMemberEventFields } from './member-event-fields';
import { reportedMarks } from './reported-marks';
import { buildSubmittedDepositEvents, toAdNetworkCurrency } from './submitted-deposit-events';
import { track } from './track';

/** Id of the deposit that was reported as the first one; 1 if an earlier version of the app has reported it. */
const reportedDeposit = union([string(), finiteNumber]);

/** As a value of a member's data, which is deleted with the sign-out (MEMBER_DATA). */
const countMark = object({ at: finiteNumber, value: finiteNumber });

/** Returns the value of an event about a deposit or withdrawal. `revenue` is the whole amount (TRK-1). */
const moneyValue = (session: SessionInfo, amount: Amount, currency: string) => ({
  amount,
  revenue: amount,
  currency: toAdNetworkCurrency(currency),
  ...toMemberEventFields(session),
});

/** Resolves with the currency of the member's balance; empty if it cannot be fetched. */
async function fetchCurrency(): Promise<string> {
  const wallet = await call(withdrawalInfo, { quiet: true });
  return wallet.ok ? wallet.value.currency : '';
}

/**
 * Reports a submitted deposit or withdrawal (TRK-1, TRK-2).
 * @param currency empty if the page does not know it, as when a lost request is settled before the balance is there
 */
export async function trackDepositOrWithdrawal(
  { id, amount, kind }: DepositOrWithdrawal,
  currency: string,
): Promise<void> {
  const session = getCurrentSession();
  if (!session) return;
  const value = moneyValue(session, amount, currency || (await fetchCurrency()));
  if (kind === 'withdraw') return track('withdraw', value);
  const stats = await call(transactionStats, { quiet: true });
  const count = stats.ok ? stats.value.totalDepositSuccessCount : undefined;
  await withCrossTabLock(TRACKING_LOCK, async () => {
    const member = computeMemberKey(session);
    const key = FIRST_DEPOSIT_REPORTED_PREFIX + member;
    const reported = reportedMarks.get(key, reportedDeposit);
    const first = reported === undefined ? 'none' : reported === id ? 'this' : 'another';
    const names = buildSubmittedDepositEvents(count, member === undefined ? 'unknown' : first);
    if (names.includes('firstDeposit')) reportedMarks.set(key, id);
    for (const name of names) await track(name, value);
  });
  if (count !== undefined) await trackCompletedDeposits(count);
}

/**
 * Reports each newly completed deposit once across all tabs (TRK-1): compares the number of completed deposits with
 * the stored number. The first number after a sign-in is only stored, because it includes old deposits, except those
 * of a new member.
 * @param arrivedCount number of completed deposits of the signed-in member
 */
export async function trackCompletedDeposits(arrivedCount: number): Promise<void> {
  const session = getCurrentSession();
  const memberKey = computeMemberKey(session);
  if (!session || memberKey === undefined) return;
  // Releases before have stored the count under a key that stays after the sign-out.
  const formerKey = TRACKED_DEPOSIT_COUNT_PREFIX + memberKey;
  const key = `${formerKey}:`;
  const seen = await withCrossTabLock(TRACKING_LOCK, async () => {
    const former = safeLocalStorage.get(formerKey, finiteNumber);
    safeLocalStorage.remove(formerKey);
    const stored = reportedMarks.get(key, countMark)?.value ?? former;
    reportedMarks.set(key, { at: systemClock.now(), value: Math.max(arrivedCount, stored ?? 0) });
    return decideSeenDeposits(stored, session.registeredBy);
  });
  if (seen === undefined || arrivedCount <= seen) return;
  const [history, currency] = await Promise.all([
    call(transactions, { query: { kind: 'deposit' }, quiet: true }),
    fetchCurrency(),
  ]);
  const events = buildCompletedDepositEvents(seen, arrivedCount, history.ok ? history.value.list : []);
  // All at once, so that a page that is left in between loses none: the count is already stored.
  await Promise.all(
    events.map(({ name, amount }) =>
      track(name, amount === undefined ? toMemberEventFields(session) : moneyValue(session, amount, currency)),
    ),
  );
}
