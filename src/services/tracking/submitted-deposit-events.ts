import type { TrackedEventName } from './track';

/** Returns a currency code as ad networks expect it (TRK-2): the first three letters, but `PHP` for `TLB`. */
export const toAdNetworkCurrency = (currency: string): string => (currency === 'TLB' ? 'PHP' : currency.slice(0, 3));

/**
 * Whether a first deposit of the member has been reported from this browser. `this`: it was this very deposit;
 * `unknown`: a report of it cannot be recorded.
 */
export type FirstDepositReport = 'none' | 'this' | 'another' | 'unknown';

/**
 * Returns the events of a submitted deposit (TRK-2). `firstDeposit` is reported once per member, even if the member
 * submits another deposit before the platform has completed the first: the other one is a `redeposit`.
 * @param count number of completed deposits; undefined if unknown
 */
export function buildSubmittedDepositEvents(
  count: number | undefined,
  first: FirstDepositReport,
): readonly TrackedEventName[] {
  if (first === 'this') return [];
  if (count === undefined || (count === 0 && first === 'unknown')) return ['depositSubmit'];
  return ['depositSubmit', count === 0 && first === 'none' ? 'firstDeposit' : 'redeposit'];
}
