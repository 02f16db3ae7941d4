import { homeCode } from '../../services/merchant/merchant-store';
import { fetchServices } from '../../services/support/fetch-services';
import { askLines } from './fetch-lines';
import { keptLines } from './kept-lines';

/** Lists younger than this are not asked for again, milliseconds. */
const FRESH_FOR = 24 * 60 * 60 * 1000;

/** Keeps the lists of domains and customer services in good times, for when they cannot be fetched (DOM-3). */
export async function keepLists(): Promise<void> {
  const age = Date.now() - (keptLines(homeCode())?.at ?? 0);
  if (age >= 0 && age < FRESH_FOR) return;
  await Promise.all([askLines(), fetchServices()]);
}
