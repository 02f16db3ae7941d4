import { type Amount, amountToMinorUnits, minorUnitsToAmount } from '../../../contract/money';

/** What a withdrawal takes from the balance and brings to the account. */
export interface WithdrawalReceipt {
  readonly amount: Amount;
  /** Undefined if the platform does not say whether there is a fee. */
  readonly fee: Amount | undefined;
  /** Undefined without a known fee, and if nothing would be left. */
  readonly receive: Amount | undefined;
  /** What stays in the wallet. */
  readonly left: Amount;
}

/**
 * Calculates what a withdrawal brings and leaves. The fee is part of the amount, so that the balance pays no more than it
 * says.
 */
export function calculateWithdrawalReceipt(
  amount: Amount,
  { fee, balance }: { readonly fee: Amount | undefined; readonly balance: Amount },
): WithdrawalReceipt {
  const left = minorUnitsToAmount(Math.max(amountToMinorUnits(balance) - amountToMinorUnits(amount), 0));
  const rest = fee === undefined ? 0 : amountToMinorUnits(amount) - amountToMinorUnits(fee);
  return { amount, fee, receive: rest > 0 ? minorUnitsToAmount(rest) : undefined, left };
}
