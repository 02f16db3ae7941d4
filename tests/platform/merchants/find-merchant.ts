import { FAIR } from './fair';
import { KOPI } from './kopi';
import type { Merchant } from './merchant';
import { SOL } from './sol';

export const MERCHANTS: readonly Merchant[] = [FAIR, KOPI, SOL];

export const findMerchant = (code: string): Merchant | undefined =>
  MERCHANTS.find((merchant) => merchant.code === code);

/** @param host a Host header, with or without port; a host that nobody has belongs to the first merchant */
export function merchantOfHost(host: string): Merchant {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return MERCHANTS.find((merchant) => merchant.hosts.includes(name)) ?? FAIR;
}
