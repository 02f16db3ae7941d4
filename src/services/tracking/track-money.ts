import { number } from 'valibot';
import { fingerprint } from '../../base/fingerprint';
import { localStore } from '../../browser/storage/web-storage';
import type { CashOrder } from '../../contract/endpoints/cashier';
import { transactionStats } from '../../contract/endpoints/wallet';
import { FIRST_DEPOSIT_PREFIX } from '../../contract/storage-keys';
import { call } from '../platform/api-client';
import { currentSession } from '../session/session-store';
import { type TrackedEventName, track } from './track';

/** Returns a currency as ad networks expect it: three letters, TLB as PHP (TRK-2). */
export const trackedCurrency = (currency: string): string => (currency === 'TLB' ? 'PHP' : currency.slice(0, 3));

/**
 * Returns the events of a submitted deposit (TRK-2): the first deposit is reported once per member, also if it is
 * submitted again before the platform has counted it.
 * @param count completed deposits; undefined if it is not known
 */
export function depositEvents(count: number | undefined, isFirstReported: boolean): readonly TrackedEventName[] {
  if (count === undefined) return ['depositSubmit'];
  if (count > 0) return ['depositSubmit', 'redeposit'];
  return isFirstReported ? ['depositSubmit'] : ['depositSubmit', 'firstDeposit'];
}

/** Reports a submitted deposit or withdrawal (TRK-1). */
export async function trackOrder(order: CashOrder, currency: string): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const { amount, kind } = order;
  const shared = { amount, revenue: amount, currency: trackedCurrency(currency) };
  const value = { ...shared, customerName: session.userName, customerId: session.id };
  if (kind === 'withdraw') return track('withdraw', value);
  const key = FIRST_DEPOSIT_PREFIX + fingerprint(`${session.merchantCode}|${session.userName}`);
  const stats = await call(transactionStats, { quiet: true });
  const count = stats.ok ? stats.value.totalDepositSuccessCount : undefined;
  const names = depositEvents(count, localStore.get(key, number()) !== undefined);
  if (names.includes('firstDeposit')) localStore.set(key, 1);
  for (const name of names) await track(name, value);
}
