import { array, number, object } from 'valibot';
import { localStore } from '../../browser/web-storage';
import { type CustomerServiceEntry, customerServiceEntry } from '../../contract/customer-service';
import { domainRoute } from '../../contract/endpoints/system';
import { LINES_PREFIX, SERVICES_PREFIX } from '../../contract/storage-keys';
import type { LineOffer } from './judge-lines';

const keptOffer = object({ at: number(), offer: domainRoute.answer });
const keptServices = array(customerServiceEntry);

/** The list of domains that was last taken, seal and all, and when: epoch milliseconds (DOM-3). */
export const keptLines = (merchant: string) => localStore.get(LINES_PREFIX + merchant, keptOffer);

export function keepLines(merchant: string, offer: LineOffer, at: number): void {
  localStore.set(LINES_PREFIX + merchant, { at, offer });
}

/** The customer services that were last named (DOM-3). */
export const lastServices = (merchant: string) => localStore.get(SERVICES_PREFIX + merchant, keptServices);

export function keepServices(merchant: string, services: readonly CustomerServiceEntry[]): void {
  localStore.set(SERVICES_PREFIX + merchant, services);
}
