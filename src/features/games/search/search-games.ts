import { normalizeSearchText } from '../../../base/normalize-search-text';
import type { GameCard } from '../../../contract/endpoints/games/game-lanes';
import { toCanonicalVendor } from '../../../services/games/game-paths';
import type { GameCategory } from '../lanes/group-lanes-by-category';

/** A game, with its name and vendor normalized by normalizeSearchText(). */
export interface SearchIndexEntry {
  readonly category: string;
  readonly card: GameCard;
  readonly name: string;
  readonly vendor: string;
}

/** Builds the search index: each game once, with its name and vendor folded for comparison. */
export function buildSearchIndex(
  categories: readonly Pick<GameCategory, 'category' | 'cards'>[],
): readonly SearchIndexEntry[] {
  const entries = new Map<string, SearchIndexEntry>();
  const vendors = new Map<string, string>();
  for (const { category, cards } of categories) {
    for (const card of cards) {
      if (entries.has(card.nodeId)) continue;
      const vendor =
        vendors.get(card.accountTypeName) ??
        normalizeSearchText(`${toCanonicalVendor(card.accountTypeName)} ${card.providerName}`);
      vendors.set(card.accountTypeName, vendor);
      entries.set(card.nodeId, { category, card, name: normalizeSearchText(card.displayName), vendor });
    }
  }
  return [...entries.values()];
}

/**
 * Returns the rank of a game: 0 if its name starts with the first search word, 1 if a later word of its name starts
 * with it, 2 for any other match; undefined if the game does not match all search words.
 */
function rankOf({ name, vendor }: SearchIndexEntry, words: readonly string[]): number | undefined {
  if (!words.every((word) => name.includes(word) || vendor.includes(word))) return undefined;
  const [first = ''] = words;
  if (name.startsWith(first)) return 0;
  return name.includes(` ${first}`) ? 1 : 2;
}

/**
 * Returns the games whose name or vendor contains every word of the query, in any of the forms that normalizeSearchText() unifies. The games
 * are sorted by rankOf(), and games of equal rank are in the order of home. Returns an empty array for a blank query.
 */
export function searchGames(index: readonly SearchIndexEntry[], query: string): readonly SearchIndexEntry[] {
  const words = normalizeSearchText(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const ranks: SearchIndexEntry[][] = [[], [], []];
  for (const entry of index) {
    const rank = rankOf(entry, words);
    if (rank !== undefined) ranks[rank]?.push(entry);
  }
  return ranks.flat();
}
