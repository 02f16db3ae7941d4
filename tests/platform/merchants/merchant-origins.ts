import type { Merchant } from './merchant';

/** The merchant's hosts on this server, as origins: each is a line of its own (DOM-1). @param origin the caller's */
export function merchantOrigins(merchant: Merchant, origin: string): string[] {
  const { protocol, port } = new URL(origin);
  return merchant.hosts.map((host) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`);
}
