import { localStore } from '../../browser/storage/web-storage';
import type { SiteStatus } from '../../contract/endpoints/site/system';
import { requiredListOf } from '../../contract/fields';
import { type CustomerServiceEntry, customerServiceEntry } from '../../contract/merchant/customer-service';
import { CUSTOMER_SERVICES_PREFIX } from '../../contract/storage-keys';
import { readCachedStatus } from '../merchant/cached-status';
import { deploymentMerchantCode } from '../merchant/merchant-store';

const cachedServices = requiredListOf(customerServiceEntry);

/**
 * Saves the customer services for when the platform is unreachable (DOM-3). An empty list does not overwrite the stored
 * one.
 */
export function saveCustomerServices(services: readonly CustomerServiceEntry[]): void {
  if (services.length > 0) localStore.set(CUSTOMER_SERVICES_PREFIX + deploymentMerchantCode(), services);
}

/**
 * Returns the customer services that are known without a request, in the status or in storage; may be empty (CS-1,
 * DOM-3).
 */
export function offlineCustomerServices(status: SiteStatus | undefined): readonly CustomerServiceEntry[] {
  const merchant = deploymentMerchantCode();
  return selectCustomerServices({
    status: status?.info.customerService,
    cached: localStore.get(CUSTOMER_SERVICES_PREFIX + merchant, cachedServices),
    cachedStatus: readCachedStatus(merchant)?.status.info.customerService,
  });
}

type Entries = readonly CustomerServiceEntry[] | undefined;

/** Lists of a merchant's customer services, by source. */
export interface CustomerServiceSources {
  /** From the current status. */
  readonly status: Entries;
  /** From the last response of the endpoint, of any age. */
  readonly cached: Entries;
  /** From the cached status. */
  readonly cachedStatus: Entries;
}

/** Returns the first list that is not empty, newest source first; empty if all lists are empty (CS-1, DOM-3). */
export function selectCustomerServices({
  status,
  cached,
  cachedStatus,
}: CustomerServiceSources): readonly CustomerServiceEntry[] {
  return [status, cached, cachedStatus].find((entries) => entries !== undefined && entries.length > 0) ?? [];
}
