import { toCanonicalVendor } from '../../../services/games/game-paths';
import type { GameCategory } from '../lanes/group-lanes-by-category';

/**
 * Returns the vendors of the category's games, by which the games can be filtered. Vendors that the platform lists
 * for the category come first, in the platform's order; the other vendors follow. The vendor codes RNG and PVP count
 * as TCG (GAME-5).
 */
export function listCategoryVendors({ cards, vendors }: Pick<GameCategory, 'cards' | 'vendors'>): readonly string[] {
  const vendorsWithGames = new Set(cards.map(({ accountTypeName }) => toCanonicalVendor(accountTypeName)));
  vendorsWithGames.delete('');
  const classified = vendors.map(toCanonicalVendor).filter((vendor) => vendorsWithGames.has(vendor));
  return [...new Set([...classified, ...vendorsWithGames])];
}
