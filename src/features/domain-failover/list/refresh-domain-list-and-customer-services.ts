import { readCachedDomainList } from '../../../services/domain-list/cached-domain-list';
import { loadSignedDomains } from '../../../services/domain-list/signed-domains';
import { getDeploymentMerchantCode } from '../../../services/merchant/merchant-store';
import { queryClient } from '../../../services/queries/query-client';
import { getCurrentQueryScope } from '../../../services/queries/query-scope';
import { customerServiceEntriesQuery } from '../../../services/support/customer-service-entries-query';
import { fetchDomainList } from './fetch-domain-list';

/** Age from which the stored domain list is fetched again (ms). */
const LIST_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * Fetches the domain list and the customer-service contacts if the stored domain list is older than LIST_MAX_AGE_MS, so
 * that both are available while the platform is unreachable (DOM-3).
 */
export async function refreshDomainListAndCustomerServices(): Promise<void> {
  void loadSignedDomains();
  const age = Date.now() - (readCachedDomainList(getDeploymentMerchantCode())?.at ?? 0);
  if (age >= 0 && age < LIST_MAX_AGE_MS) return;
  await Promise.all([
    fetchDomainList(),
    queryClient.prefetchQuery(customerServiceEntriesQuery(getCurrentQueryScope())),
  ]);
}
