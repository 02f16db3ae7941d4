import { type Amount, amountToMinorUnits, minorUnitsToAmount } from '../../../contract/money';
import type { DepositMethod } from '../../../services/wallet/wallet-queries';

/**
 * Returns the bonus of a deposit, rounded down to hundredths and limited to the maximum of its method; a maximum of 0
 * means no limit.
 */
export function calculateDepositBonus(
  amount: Amount,
  { bonusPercent, bonusMax }: Pick<DepositMethod, 'bonusPercent' | 'bonusMax'>,
) {
  const bonus = Math.floor((amountToMinorUnits(amount) * bonusPercent) / 100);
  const most = amountToMinorUnits(bonusMax);
  return minorUnitsToAmount(most > 0 ? Math.min(bonus, most) : bonus);
}
