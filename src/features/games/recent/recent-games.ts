import type { GameWithCategory } from '../data/find-game';
import type { GameCategory } from '../lanes/group-lanes-by-category';

/**
 * Maps every node id and lower-case game code to its game. If several games have the same id or code, it is mapped to
 * the first of these games.
 */
export function indexGamesByCode(
  categories: readonly Pick<GameCategory, 'category' | 'cards'>[],
): ReadonlyMap<string, GameWithCategory> {
  const games = new Map<string, GameWithCategory>();
  for (const { category, cards } of categories) {
    for (const card of cards) {
      for (const code of [card.nodeId, card.gameCode.toLowerCase()]) {
        if (code !== '' && !games.has(code)) games.set(code, { category, card });
      }
    }
  }
  return games;
}

/**
 * Returns the games that `codes` refer to, in the same order. Each code is a node id or a game code. Omits duplicates,
 * and codes of games that are no longer listed.
 */
export function findRecentGames(
  games: ReadonlyMap<string, GameWithCategory>,
  codes: readonly string[],
): readonly GameWithCategory[] {
  const found = codes.flatMap((code) => games.get(code) ?? games.get(code.toLowerCase()) ?? []);
  return [...new Map(found.map((game) => [game.card.nodeId, game])).values()];
}
