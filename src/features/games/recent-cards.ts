import type { GameCategory } from './arrange-lanes';
import type { FoundGame } from './find-game';

/** Every game by its node id and by its game code, the latter in small letters; the first that bears a name has it. */
export function gamesByCode(categories: readonly GameCategory[]): ReadonlyMap<string, FoundGame> {
  const games = new Map<string, FoundGame>();
  for (const { category, cards } of categories) {
    for (const card of cards) {
      for (const code of [card.nodeId, card.gameCode.toLowerCase()]) {
        if (code !== '' && !games.has(code)) games.set(code, { category, card });
      }
    }
  }
  return games;
}

/** The games of a list of node ids or game codes, in its order and each once; those that are gone are left out. */
export function recentCards(games: ReadonlyMap<string, FoundGame>, codes: readonly string[]): readonly FoundGame[] {
  const found = codes.flatMap((code) => games.get(code) ?? games.get(code.toLowerCase()) ?? []);
  return [...new Map(found.map((game) => [game.card.nodeId, game])).values()];
}
