import type { GameCard, GameLane } from '../../contract/endpoints/game-lanes';

export interface FoundGame {
  readonly category: string;
  readonly card: GameCard;
}

/** The game of a node id or of a game code, in any case. */
export function findGame(lanes: readonly GameLane[], code: string): FoundGame | undefined {
  const wanted = code.trim().toLowerCase();
  if (wanted === '') return undefined;
  const find = (key: 'nodeId' | 'gameCode'): FoundGame | undefined => {
    for (const { category, cards } of lanes) {
      const card = cards.find((each) => each[key].toLowerCase() === wanted);
      if (card) return { category, card };
    }
    return undefined;
  };
  return find('nodeId') ?? find('gameCode');
}
