import { cleanLinkValue } from '../../../contract/bootstrap/link-values';
import type { GameCard, GameLane } from '../../../contract/endpoints/games/game-lanes';

/** A game, and the category in which it is listed. */
export interface GameWithCategory {
  readonly category: string;
  readonly card: GameCard;
}

/**
 * Returns the game whose node id is `code` or, if there is none, the game whose game code is `code`. Ignores case.
 * If neither exists, tries the code without what copying a link may have added (ROUTE-9). Returns undefined if that
 * identifies no game either, or if `code` is blank.
 */
export function findGame(lanes: readonly GameLane[], code: string): GameWithCategory | undefined {
  return findGameByExactCode(lanes, code) ?? findGameByExactCode(lanes, cleanLinkValue(code));
}

function findGameByExactCode(lanes: readonly GameLane[], code: string): GameWithCategory | undefined {
  const normalizedCode = code.trim().toLowerCase();
  if (normalizedCode === '') return undefined;
  const findBy = (key: 'nodeId' | 'gameCode'): GameWithCategory | undefined => {
    for (const { category, cards } of lanes) {
      const card = cards.find((candidate) => candidate[key].toLowerCase() === normalizedCode);
      if (card) return { category, card };
    }
    return undefined;
  };
  return findBy('nodeId') ?? findBy('gameCode');
}
