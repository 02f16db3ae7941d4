import type { Transaction } from '../../contract/endpoints/cashier';
import type { Amount } from '../../contract/money';

/** An event of a deposit that has arrived. */
interface ArrivalEvent {
  readonly name: 'firstDepositArrival' | 'deposit';
  /** Undefined if the history does not show the deposit. */
  readonly amount: Amount | undefined;
}

/** Most deposits that are reported at once: a browser that was away for long does not report a year. */
const MAX_ARRIVALS = 10;

/**
 * Returns the events of the deposits that have arrived between two counts, oldest first; the member's first deposit has one
 * of its own before the general one (TRK-1).
 * @param seen count before @param count count now @param history deposits, newest first
 */
export function arrivedDeposits(
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
