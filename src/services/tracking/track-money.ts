import { number } from 'valibot';
import { fingerprint } from '../../base/fingerprint';
import { localStore } from '../../browser/storage/web-storage';
import type { CashOrder } from '../../contract/endpoints/cashier';
import { transactionStats } from '../../contract/endpoints/wallet';
import { FIRST_DEPOSIT_PREFIX } from '../../contract/storage-keys';
import { call } from '../platform/api-client';
import { currentSession } from '../session/session-store';
import { depositEvents, trackedCurrency } from './deposit-events';
import { track } from './track';

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
