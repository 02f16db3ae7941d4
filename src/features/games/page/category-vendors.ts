import { vendorOf } from '../../../services/games/game-paths';
import type { GameCategory } from '../lanes/group-lanes';

/**
 * Returns the vendors by which a category can be filtered: those with games, in the platform's order, then vendors that
 * the platform does not list. The vendors RNG and PVP count as TCG (GAME-5).
 */
export function categoryVendors({ cards, vendors }: Pick<GameCategory, 'cards' | 'vendors'>): readonly string[] {
  const vendorsWithGames = new Set(cards.map(({ accountTypeName }) => vendorOf(accountTypeName)));
  vendorsWithGames.delete('');
  const classified = vendors.map(vendorOf).filter((vendor) => vendorsWithGames.has(vendor));
  return [...new Set([...classified, ...vendorsWithGames])];
}
