import { foldText } from '../../base/fold-text';
import type { GameCard } from '../../contract/endpoints/game-lanes';
import { vendorOf } from '../../services/games/vendor';
import type { GameCategory } from './arrange-lanes';

/** A game with what it is found by. */
export interface SearchEntry {
  readonly category: string;
  readonly card: GameCard;
  readonly name: string;
  readonly vendor: string;
}

/** Every game once, whatever number of lanes it stands on, with its name and vendor made ready to compare. */
export function searchIndex(categories: readonly GameCategory[]): readonly SearchEntry[] {
  const entries = new Map<string, SearchEntry>();
  const vendors = new Map<string, string>();
  for (const { category, cards } of categories) {
    for (const card of cards) {
      if (entries.has(card.nodeId)) continue;
      const vendor = vendors.get(card.accountTypeName) ?? foldText(vendorOf(card.accountTypeName));
      vendors.set(card.accountTypeName, vendor);
      entries.set(card.nodeId, { category, card, name: foldText(card.displayName), vendor });
    }
  }
  return [...entries.values()];
}

/** How well a game fits: 0 its name begins so, 1 a word of it does, 2 it is in the name or the vendor's; undefined: not. */
function rankOf({ name, vendor }: SearchEntry, words: readonly string[]): number | undefined {
  if (!words.every((word) => name.includes(word) || vendor.includes(word))) return undefined;
  const [first = ''] = words;
  if (name.startsWith(first)) return 0;
  return name.includes(` ${first}`) ? 1 : 2;
}

/**
 * The games that hold every word in their name or their vendor's, whatever the case and the marks; those whose names
 * begin so first, otherwise in the order of home. None when nothing is asked.
 */
export function searchGames(index: readonly SearchEntry[], asked: string): readonly SearchEntry[] {
  const words = foldText(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const ranks: SearchEntry[][] = [[], [], []];
  for (const entry of index) {
    const rank = rankOf(entry, words);
    if (rank !== undefined) ranks[rank]?.push(entry);
  }
  return ranks.flat();
}
