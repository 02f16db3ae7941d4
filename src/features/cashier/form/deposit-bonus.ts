import { type Amount, amountFromMinorUnits, minorUnits } from '../../../contract/money';
import type { DepositMethod } from '../cashier-queries';

/**
 * Returns the bonus of a deposit, rounded down to hundredths and limited to the maximum of its method; a maximum of 0
 * means no limit.
 */
export function calculateDepositBonus(
  amount: Amount,
  { bonusPercent, bonusMax }: Pick<DepositMethod, 'bonusPercent' | 'bonusMax'>,
) {
  const bonus = Math.floor((minorUnits(amount) * bonusPercent) / 100);
  const most = minorUnits(bonusMax);
  return amountFromMinorUnits(most > 0 ? Math.min(bonus, most) : bonus);
}
