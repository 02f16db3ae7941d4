import { type Amount, amountFromMinorUnits, minorUnits } from '../../../contract/money';
import type { DepositMethod } from '../cashier-queries';

/** Returns the bonus of a deposit, rounded down to hundredths, and at most the maximum of its method. */
export function calculateDepositBonus(
  amount: Amount,
  { bonusPercent, bonusMax }: Pick<DepositMethod, 'bonusPercent' | 'bonusMax'>,
) {
  const bonus = Math.floor((minorUnits(amount) * bonusPercent) / 100);
  const most = minorUnits(bonusMax);
  return amountFromMinorUnits(most > 0 ? Math.min(bonus, most) : bonus);
}
