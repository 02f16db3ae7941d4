import type { Transaction } from '../../contract/endpoints/money/cashier';
import type { Amount } from '../../contract/money';

/** Tracking event of an arrived deposit. */
interface ArrivalEvent {
  readonly name: 'firstDepositArrival' | 'deposit';
  /** Amount of the deposit; undefined if the deposit is not in the history. */
  readonly amount: Amount | undefined;
}

/** Maximum number of deposits reported at once, so that few events are sent after a long absence. */
const MAX_ARRIVALS = 10;

/**
 * Returns the events of the deposits that arrived between two counts of completed deposits, oldest first. The member's
 * first deposit has an additional event before the general one (TRK-1).
 * @param seen previous count
 * @param count current count
 * @param history deposits, newest first
 */
export function arrivedDepositEvents(
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
