import { FAIR } from './fair';
import { KOPI } from './kopi';
import type { Merchant } from './merchant';
import { SOL } from './sol';

export const MERCHANTS: readonly Merchant[] = [FAIR, KOPI, SOL];

export const findMerchant = (code: string): Merchant | undefined =>
  MERCHANTS.find((merchant) => merchant.code === code);

/**
 * Returns the merchant for the value of a Host header, with or without port; the first merchant if the host is
 * unknown.
 */
export function findMerchantByHost(host: string): Merchant {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return MERCHANTS.find((merchant) => merchant.hosts.includes(name)) ?? FAIR;
}
