import { safeLocalStorage } from '../../browser/storage/web-storage';
import type { SiteStatus } from '../../contract/endpoints/site/system';
import { requiredListOf } from '../../contract/fields';
import { type CustomerServiceEntry, customerServiceEntry } from '../../contract/merchant/customer-service';
import { CUSTOMER_SERVICES_PREFIX } from '../../contract/storage-keys';
import { readCachedStatus } from '../merchant/cached-status';
import { getDeploymentMerchantCode } from '../merchant/merchant-store';

const cachedServices = requiredListOf(customerServiceEntry);

/**
 * Saves the customer-service contacts for times when the platform is unreachable (DOM-3). An empty list does not
 * overwrite the stored one.
 */
export function saveCustomerServiceEntries(services: readonly CustomerServiceEntry[]): void {
  if (services.length > 0) safeLocalStorage.set(CUSTOMER_SERVICES_PREFIX + getDeploymentMerchantCode(), services);
}

/**
 * Returns the customer-service contacts that are known without a request: from the status or from storage; may be empty
 * (CS-1, DOM-3).
 */
export function getKnownCustomerServiceEntries(status: SiteStatus | undefined): readonly CustomerServiceEntry[] {
  const merchant = getDeploymentMerchantCode();
  return selectCustomerServiceEntries({
    fromStatus: status?.info.customerService,
    fromLastResponse: safeLocalStorage.get(CUSTOMER_SERVICES_PREFIX + merchant, cachedServices),
    fromCachedStatus: readCachedStatus(merchant)?.status.info.customerService,
  });
}

type Entries = readonly CustomerServiceEntry[] | undefined;

/** Known lists of a merchant's customer-service contacts, by source. */
export interface CustomerServiceEntrySources {
  /** The list in the status that this page has loaded. */
  readonly fromStatus: Entries;
  /** The list in the last response of the customer-service endpoint, however old. */
  readonly fromLastResponse: Entries;
  /** The list in the status that an earlier visit has cached. */
  readonly fromCachedStatus: Entries;
}

/**
 * Returns the customer-service contacts of the first source that has any: the current status, the last response of
 * the endpoint, the cached status (CS-1, DOM-3). Empty if no source has any.
 */
export function selectCustomerServiceEntries({
  fromStatus,
  fromLastResponse,
  fromCachedStatus,
}: CustomerServiceEntrySources): readonly CustomerServiceEntry[] {
  return (
    [fromStatus, fromLastResponse, fromCachedStatus].find((entries) => entries !== undefined && entries.length > 0) ??
    []
  );
}
