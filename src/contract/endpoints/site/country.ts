import { object, string } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { listOf, text } from '../../fields';
import { SERVICE_WORKER_CACHE_RULES } from '../../service-worker-cache';

const callingCode = object({ countryCode: string(), countryDialingCode: string() });

/** The visitor's country, and the calling codes the merchant accepts (BOOT-6). */
export const country = defineEndpoint({
  name: 'country',
  path: '/wps/system/country',
  query: object({ _: string(), merchant: string() }),
  response: object({
    countryCode: text,
    countryDialingCode: text,
    countries: listOf(callingCode),
    currencySymbol: text,
    currency: text,
  }),
  auth: 'none',
  serviceWorkerCache: SERVICE_WORKER_CACHE_RULES.country,
  cacheable: 'public',
});
