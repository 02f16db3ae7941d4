import { object } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { customerServiceList } from '../../merchant/customer-service';
import { SERVICE_WORKER_CACHE_RULES } from '../../service-worker-cache';

/** The merchant's customer-service entries (CS-1). */
export const customerServices = defineEndpoint({
  name: 'customerServices',
  path: '/wps/relay/WPSCORE_getCustomerServiceScript',
  response: object({ services: customerServiceList }),
  auth: 'none',
  serviceWorkerCache: SERVICE_WORKER_CACHE_RULES.customerServices,
});
