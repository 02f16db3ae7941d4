import { type Amount, amountToMinorUnits } from '../../../contract/money';

/** Why a member cannot withdraw the whole balance. */
export type WithdrawalObstacle = 'turnover' | 'min' | 'max';

interface WithdrawalConditions {
  /** `balance`, `min` and `max` in hundredths of the currency; a limit of 0 is none. */
  readonly balance: number;
  readonly min: number;
  readonly max: number;
  /** What has to be wagered before a withdrawal, and what of it has been. */
  readonly required: number;
  readonly done: number;
}

/** Returns how much of the balance can be withdrawn now, and why it is not the whole (MEM-1). */
export function calculateWithdrawable({ balance, min, max, required, done }: WithdrawalConditions): {
  readonly amount: number;
  readonly obstacle?: WithdrawalObstacle;
} {
  if (done < required) return { amount: 0, obstacle: 'turnover' };
  if (balance < min) return { amount: 0, obstacle: 'min' };
  return max > 0 && balance > max ? { amount: max, obstacle: 'max' } : { amount: balance };
}

/** Returns a balance in hundredths, without the fraction that a currency without decimals cannot pay out. */
export function toPayableBalance(balance: Amount, decimals: number): number {
  const unit = amountToMinorUnits(decimals === 0 ? '1' : '0.01');
  const whole = amountToMinorUnits(balance);
  return whole - (whole % unit);
}
