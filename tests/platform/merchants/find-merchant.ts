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

/**
 * Reads the records in the folder of merchants again, after a change. A merchant that was not there needs a restart, as
 * its members are seeded then. Throws a sentence that names the file if one is wrong.
 */
export function refreshLocalMerchants(): void {
  for (const merchant of readLocalMerchants(MERCHANTS_FOLDER, OWN_MERCHANTS)) {
    const known = findMerchant(merchant.code);
    if (!known) continue;
    for (const field of Object.keys(known)) if (!(field in merchant)) Reflect.deleteProperty(known, field);
    Object.assign(known, merchant);
  }
}

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
