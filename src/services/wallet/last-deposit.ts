import type { Transaction } from '../../contract/endpoints/money/cashier';
import { type Amount, amountToMinorUnits } from '../../contract/money';
import type { DepositMethod } from './wallet-queries';

/** The query parameter of the deposit page that fills its form with the last deposit. */
export const REPEAT_PARAMETER = 'repeat';

/** A deposit of the member that the form offers again. */
export interface LastDeposit {
  readonly amount: Amount;
  readonly methodId: string;
}

/**
 * Returns the member's last deposit that has arrived, if its method is still open and still accepts its amount. The
 * history has the name of a method, not its id.
 * @param list the transactions, newest first
 */
export function findLastDeposit(
  list: readonly Pick<Transaction, 'kind' | 'status' | 'title' | 'amount'>[],
  methods: readonly Pick<DepositMethod, 'id' | 'name' | 'enabled' | 'min' | 'max'>[],
): LastDeposit | undefined {
  const last = list.find(({ kind, status }) => kind === 'deposit' && status === 'APPROVED');
  const method = methods.find(({ name, enabled }) => enabled && name === last?.title);
  if (!last || !method) return undefined;
  const [amount, min, max] = [last.amount, method.min, method.max].map(amountToMinorUnits);
  const isAccepted = amount !== undefined && amount > 0 && amount >= (min ?? 0) && (!max || amount <= max);
  return isAccepted ? { amount: last.amount, methodId: method.id } : undefined;
}
