import { FAIR } from './fair';
import { KOPI } from './kopi';
import type { Merchant } from './merchant';
import { MERCHANTS_FOLDER, readLocalMerchants } from './read-local-merchants';
import { SOL } from './sol';

const OWN_MERCHANTS: readonly Merchant[] = [FAIR, KOPI, SOL];

/** The merchants of the repository, and those of the folder of merchants. */
export const MERCHANTS: readonly Merchant[] = [
  ...OWN_MERCHANTS,
  ...readLocalMerchants(MERCHANTS_FOLDER, OWN_MERCHANTS),
];

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
