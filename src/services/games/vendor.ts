/** Vendors that count as TCG (GAME-5). */
const OF_TCG: ReadonlySet<string> = new Set(['RNG', 'PVP']);

/** The vendor a game is shown and grouped under: upper case, RNG and PVP merged into TCG (GAME-5). */
export function vendorOf(accountTypeName: string): string {
  const vendor = accountTypeName.trim().toUpperCase();
  return OF_TCG.has(vendor) ? 'TCG' : vendor;
}
