import { array } from 'valibot';
import { localStore } from '../../browser/web-storage';
import { type CustomerServiceEntry, customerServiceEntry } from '../../contract/customer-service';
import { SERVICES_PREFIX } from '../../contract/storage-keys';

const keptServices = array(customerServiceEntry);

/** The customer services that were last named (DOM-3). */
export const lastServices = (merchant: string) => localStore.get(SERVICES_PREFIX + merchant, keptServices);

export function keepServices(merchant: string, services: readonly CustomerServiceEntry[]): void {
  localStore.set(SERVICES_PREFIX + merchant, services);
}
