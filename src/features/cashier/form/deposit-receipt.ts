import { type Amount, amountToMinorUnits, minorUnitsToAmount } from '../../../contract/money';
import type { DepositMethod } from '../../../services/wallet/wallet-queries';
import { calculateDepositBonus } from './deposit-bonus';

/** What a deposit costs and brings. */
export interface DepositReceipt {
  readonly pay: Amount;
  /** `0.00` without a bonus. */
  readonly bonus: Amount;
  /** The amount that is credited: the deposit and its bonus. */
  readonly playWith: Amount;
  /** What must be wagered before a withdrawal; undefined if the platform requires nothing. */
  readonly turnover: Amount | undefined;
}

/** Calculates what a deposit by a method costs and brings, from the conditions that the platform has sent. */
export function calculateDepositReceipt(
  pay: Amount,
  method: Pick<DepositMethod, 'bonusPercent' | 'bonusMax' | 'bonusTurnover'>,
  useBonus: boolean,
): DepositReceipt {
  const bonus = useBonus ? calculateDepositBonus(pay, method) : '0.00';
  const credited = amountToMinorUnits(pay) + amountToMinorUnits(bonus);
  const turnover = Math.ceil(credited * method.bonusTurnover);
  return {
    pay,
    bonus,
    playWith: minorUnitsToAmount(credited),
    // An amount that is not exact would be a wrong condition.
    turnover: turnover > 0 && Number.isSafeInteger(turnover) ? minorUnitsToAmount(turnover) : undefined,
  };
}
