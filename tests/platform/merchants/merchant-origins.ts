import type { CallContext } from '../server/route';
import type { Merchant } from './merchant';

/**
 * Returns the origins of the merchant's hosts on this server (DOM-1). @param origin origin of the request, whose
 * scheme and port are used
 */
export function listMerchantOrigins(merchant: Merchant, origin: string): string[] {
  const { protocol, port } = new URL(origin);
  return merchant.hosts.map((host) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`);
}

/**
 * Returns the origins of the merchant's fallback domains (DOM-1): the `lines` of the scenario or, if that list is
 * empty, the merchant's hosts on this server.
 */
export function listFallbackDomainOrigins({
  services,
  merchant,
  origin,
}: Pick<CallContext, 'services' | 'merchant' | 'origin'>): string[] {
  const { lines } = services.scenarios.of(merchant.code);
  return lines.length > 0 ? lines : listMerchantOrigins(merchant, origin);
}
