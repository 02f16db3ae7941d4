import { localStore } from '../../browser/storage/web-storage';
import { type CustomerServiceEntry, customerServiceEntry } from '../../contract/customer-service';
import type { SiteStatus } from '../../contract/endpoints/system';
import { requiredListOf } from '../../contract/fields';
import { CUSTOMER_SERVICES_PREFIX } from '../../contract/storage-keys';
import { readCachedStatus } from '../merchant/cached-status';
import { deploymentMerchantCode } from '../merchant/merchant-store';
import { selectServices } from './choose-services';

const cachedServices = requiredListOf(customerServiceEntry);

/** Saves the customer services for when the platform is unreachable (DOM-3). An empty list takes nothing away. */
export function saveServices(services: readonly CustomerServiceEntry[]): void {
  if (services.length > 0) localStore.set(CUSTOMER_SERVICES_PREFIX + deploymentMerchantCode(), services);
}

/** Returns the customer services known without a request (CS-1, DOM-3). */
export function servicesWithoutRequest(status: SiteStatus | undefined): readonly CustomerServiceEntry[] {
  const merchant = deploymentMerchantCode();
  return selectServices({
    status: status?.info.customerService,
    cached: localStore.get(CUSTOMER_SERVICES_PREFIX + merchant, cachedServices),
    cachedStatus: readCachedStatus(merchant)?.status.info.customerService,
  });
}
