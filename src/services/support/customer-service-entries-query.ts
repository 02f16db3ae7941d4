import { queryOptions } from '@tanstack/react-query';
import type { ApiResult, CommonCallOptions } from '../../api/call';
import type { ResponseOf } from '../../contract/endpoint';
import { customerServices } from '../../contract/endpoints/site/customer-services';
import { call } from '../platform/api-client';
import { createQueryKey } from '../queries/query-key';
import type { QueryScope } from '../queries/query-scope';
import { runPlatformQuery } from '../queries/run-platform-query';
import { saveCustomerServiceEntries } from './known-customer-service-entries';

/** How long the fetched customer-service contacts count as fresh (ms). */
const SERVICES_STALE_MS = 60_000;

/** Requests the customer-service contacts, and saves them for times when the platform is unreachable (DOM-3). */
async function requestServices(options: CommonCallOptions): Promise<ApiResult<ResponseOf<typeof customerServices>>> {
  const response = await call(customerServices, { ...options, readsAge: true });
  if (response.ok && response.cachedAt === undefined) saveCustomerServiceEntries(response.value.services);
  return response;
}

/** Query options of the merchant's customer-service contacts (CS-1, DOM-1). */
export const customerServiceEntriesQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: createQueryKey(customerServices, {}, scope),
    queryFn: (run) => runPlatformQuery(requestServices, run),
    staleTime: SERVICES_STALE_MS,
  });
