import type { TrackedEventName } from './track';

/** Returns a currency code as ad networks expect it (TRK-2): the first three letters, but `PHP` for `TLB`. */
export const toAdNetworkCurrency = (currency: string): string => (currency === 'TLB' ? 'PHP' : currency.slice(0, 3));

/**
 * Returns the events of a submitted deposit (TRK-2). `firstDeposit` is reported once per member, even if the member
 * submits another deposit before the platform has completed the first.
 * @param count number of completed deposits; undefined if unknown
 * @param isFirstReported true if `firstDeposit` has been reported for this member, or if a report of it cannot be
 * recorded
 */
export function buildSubmittedDepositEvents(
  count: number | undefined,
  isFirstReported: boolean,
): readonly TrackedEventName[] {
  if (count === undefined) return ['depositSubmit'];
  if (count > 0) return ['depositSubmit', 'redeposit'];
  return isFirstReported ? ['depositSubmit'] : ['depositSubmit', 'firstDeposit'];
}
