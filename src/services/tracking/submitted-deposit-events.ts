import type { TrackedEventName } from './track';

/** Returns a currency as ad networks expect it: three letters, TLB as PHP (TRK-2). */
export const trackedCurrency = (currency: string): string => (currency === 'TLB' ? 'PHP' : currency.slice(0, 3));

/**
 * Returns the events of a submitted deposit (TRK-2). The first deposit is reported once per member, even if another one
 * is submitted before the platform has counted it.
 * @param count completed deposits; undefined if unknown
 */
export function submittedDepositEvents(
  count: number | undefined,
  isFirstReported: boolean,
): readonly TrackedEventName[] {
  if (count === undefined) return ['depositSubmit'];
  if (count > 0) return ['depositSubmit', 'redeposit'];
  return isFirstReported ? ['depositSubmit'] : ['depositSubmit', 'firstDeposit'];
}
