import { type Amount, amountToMinorUnits, minorUnitsToAmount } from '../../../contract/money';

const UNIT = amountToMinorUnits('1');
/** Shares of the available amount that are offered beside all of it. */
const SHARES = [0.25, 0.5, 0.75];

/** A part of what can be withdrawn; 1 is all of it. */
export interface WithdrawalShare {
  readonly share: number;
  readonly amount: Amount;
}

/**
 * Returns the shares of the available amount that may be withdrawn, smallest first: whole units of the currency, not
 * below the minimum, each amount once. All of it keeps its decimals.
 * @param available hundredths
 * @param min hundredths
 */
export function listWithdrawalShares(available: number, min: number): readonly WithdrawalShare[] {
  const parts = SHARES.map((share) => ({ share, minor: Math.floor((available * share) / UNIT) * UNIT }));
  return [...parts, { share: 1, minor: available }]
    .filter(({ minor }, index, all) => minor > 0 && minor >= min && minor !== all[index + 1]?.minor)
    .map(({ share, minor }) => ({ share, amount: minorUnitsToAmount(minor) }));
}
