import type { Transaction } from '../../contract/endpoints/money/cashier';
import type { Amount } from '../../contract/money';
import type { SessionInfo } from '../../contract/session-info';

/** Tracking event for a deposit that the platform has credited. */
interface ArrivalEvent {
  readonly name: 'firstDepositArrival' | 'deposit';
  /** Amount of the deposit; undefined if the fetched history does not contain the deposit. */
  readonly amount: Amount | undefined;
}

/** Maximum number of deposits for which events are returned, so that a long absence does not cause many requests. */
const MAX_ARRIVALS = 10;

/**
 * Returns the number of completed deposits of which nothing is reported any more: the stored number. Where none is
 * stored, the deposits of a member who has signed in may be old, so that it is unknown; a member who has registered in
 * this tab had none (TRK-1).
 */
export const decideSeenDeposits = (
  stored: number | undefined,
  registeredBy: SessionInfo['registeredBy'],
): number | undefined => stored ?? (registeredBy === undefined ? undefined : 0);

/**
 * Returns the events of the deposits that were completed since the previous check, oldest first. The member's first
 * deposit has two events: `firstDepositArrival`, then `deposit` (TRK-1).
 * @param seen number of completed deposits at the previous check
 * @param count number of completed deposits now
 * @param history transactions, newest first
 */
export function buildCompletedDepositEvents(
  seen: number,
  count: number,
  history: readonly Pick<Transaction, 'kind' | 'status' | 'amount'>[],
): readonly ArrivalEvent[] {
  const arrived = history.filter(({ kind, status }) => kind === 'deposit' && status === 'APPROVED');
  const total = Math.min(count - seen, MAX_ARRIVALS);
  const amounts = Array.from({ length: Math.max(total, 0) }, (_, index) => arrived[total - 1 - index]?.amount);
  return amounts.flatMap((amount, index) => [
    ...(seen === 0 && index === 0
      ? [{ name: 'firstDepositArrival' as const, amount: arrived[count - 1]?.amount }]
      : []),
    { name: 'deposit' as const, amount },
  ]);
}
