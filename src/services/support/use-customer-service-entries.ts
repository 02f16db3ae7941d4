import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CustomerServiceEntry } from '../../contract/merchant/customer-service';
import { useMerchant } from '../merchant/merchant-store';
import { useQueryScope } from '../queries/query-scope';
import { customerServiceEntriesQuery } from './customer-service-entries-query';
import { getKnownCustomerServiceEntries } from './known-customer-service-entries';

interface CustomerServicesState {
  readonly services: readonly CustomerServiceEntry[];
  readonly refetch: () => void;
}

/**
 * Returns the customer-service contacts: immediately those known without a request, then those of the platform's
 * response (CS-1, DOM-3).
 */
export function useCustomerServiceEntries(): CustomerServicesState {
  const status = useMerchant((merchant) => merchant.status);
  const { data, refetch } = useQuery(customerServiceEntriesQuery(useQueryScope()));
  const fetched = data?.value.services;
  const services = useMemo(
    () => (fetched && fetched.length > 0 ? fetched : getKnownCustomerServiceEntries(status)),
    [fetched, status],
  );
  return { services, refetch: () => void refetch() };
}
