import { vendorOf } from '../../services/games/vendor';
import type { GameCategory } from './arrange-lanes';

/**
 * The vendors a category can be narrowed to, each once, RNG and PVP merged: those that have games there, in the order the
 * platform classifies them, then any that it does not (GAME-5).
 */
export function categoryVendors({ cards, vendors }: Pick<GameCategory, 'cards' | 'vendors'>): readonly string[] {
  const playable = new Set(cards.map(({ accountTypeName }) => vendorOf(accountTypeName)));
  playable.delete('');
  const classified = vendors.map(vendorOf).filter((vendor) => playable.has(vendor));
  return [...new Set([...classified, ...playable])];
}
