import type { Caller } from '../server/route';
import type { Merchant } from './merchant';

/** The merchant's hosts on this server, as origins: each is a line of its own (DOM-1). @param origin the caller's */
export function merchantOrigins(merchant: Merchant, origin: string): string[] {
  const { protocol, port } = new URL(origin);
  return merchant.hosts.map((host) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`);
}

/** The lines the merchant's members are told of: those staged, else its hosts on this server (DOM-1). */
export function merchantLines({
  services,
  merchant,
  origin,
}: Pick<Caller, 'services' | 'merchant' | 'origin'>): string[] {
  const { lines } = services.scenarios.of(merchant.code);
  return lines.length > 0 ? lines : merchantOrigins(merchant, origin);
}
