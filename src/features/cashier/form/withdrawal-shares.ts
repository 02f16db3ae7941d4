import { type Amount, amountToMinorUnits, minorUnitsToAmount } from '../../../contract/money';

const UNIT = amountToMinorUnits('1');
/** Shares of the balance that are offered beside all of it. */
const SHARES = [0.25, 0.5, 0.75];

/** A part of the balance; 1 is all of it. */
export interface WithdrawalShare {
  readonly share: number;
  readonly amount: Amount;
}

/** What decides which shares are offered, in hundredths. */
interface WithdrawalRange {
  readonly balance: number;
  readonly min: number;
  /** 0 if there is no maximum. */
  readonly max: number;
}

/**
 * Returns the shares of the balance that may be withdrawn, smallest first: whole units of the currency, not below the
 * minimum or above the maximum, each amount once. All of it keeps its decimals.
 */
export function listWithdrawalShares({ balance, min, max }: WithdrawalRange): readonly WithdrawalShare[] {
  const parts = SHARES.map((share) => ({ share, minor: Math.floor((balance * share) / UNIT) * UNIT }));
  return [...parts, { share: 1, minor: balance }]
    .filter(({ minor }, index, all) => minor > 0 && minor !== all[index + 1]?.minor)
    .filter(({ minor }) => minor >= min && (max === 0 || minor <= max))
    .map(({ share, minor }) => ({ share, amount: minorUnitsToAmount(minor) }));
}
