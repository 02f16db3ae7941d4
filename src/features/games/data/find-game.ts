import type { GameCard, GameLane } from '../../../contract/endpoints/games/game-lanes';

/** A game, and the category in which it is listed. */
export interface FoundGame {
  readonly category: string;
  readonly card: GameCard;
}

/**
 * Finds a game by node id, otherwise by game code, ignoring case. Returns undefined if there is none or `code` is
 * blank.
 */
export function findGame(lanes: readonly GameLane[], code: string): FoundGame | undefined {
  const normalizedCode = code.trim().toLowerCase();
  if (normalizedCode === '') return undefined;
  const findBy = (key: 'nodeId' | 'gameCode'): FoundGame | undefined => {
    for (const { category, cards } of lanes) {
      const card = cards.find((candidate) => candidate[key].toLowerCase() === normalizedCode);
      if (card) return { category, card };
    }
    return undefined;
  };
  return findBy('nodeId') ?? findBy('gameCode');
}
