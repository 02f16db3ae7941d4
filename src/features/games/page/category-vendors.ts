import { vendorOf } from '../../../services/games/game-paths';
import type { GameCategory } from '../lanes/group-lanes';

/**
 * Returns the vendors a category can be filtered by, without duplicates and with RNG and PVP merged: vendors with games, in
 * the order of the platform's classification, then unclassified ones (GAME-5).
 */
export function categoryVendors({ cards, vendors }: Pick<GameCategory, 'cards' | 'vendors'>): readonly string[] {
  const vendorsWithGames = new Set(cards.map(({ accountTypeName }) => vendorOf(accountTypeName)));
  vendorsWithGames.delete('');
  const classified = vendors.map(vendorOf).filter((vendor) => vendorsWithGames.has(vendor));
  return [...new Set([...classified, ...vendorsWithGames])];
}
