import type { CallContext } from '../server/route';
import type { Merchant } from './merchant';

/** Returns the origins of the merchant's hosts on this server (DOM-1). @param origin of the request */
export function listMerchantOrigins(merchant: Merchant, origin: string): string[] {
  const { protocol, port } = new URL(origin);
  return merchant.hosts.map((host) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`);
}

/**
 * Returns the merchant's fallback domains: from the scenario if it lists any, else its hosts on this server (DOM-1).
 */
export function listMerchantDomains({
  services,
  merchant,
  origin,
}: Pick<CallContext, 'services' | 'merchant' | 'origin'>): string[] {
  const { lines } = services.scenarios.of(merchant.code);
  return lines.length > 0 ? lines : listMerchantOrigins(merchant, origin);
}
