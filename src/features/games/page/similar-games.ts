import type { GameCard } from '../../../contract/endpoints/games/game-lanes';

const MAX_SIMILAR_GAMES = 8;

/**
 * Returns at most MAX_SIMILAR_GAMES other games of a category: first those of the same vendor as `game`, then the rest,
 * each group in the order of the category.
 * @param cards games of the category
 */
export function pickSimilarGames<Card extends Pick<GameCard, 'nodeId' | 'accountTypeName'>>(
  cards: readonly Card[],
  game: Card,
): readonly Card[] {
  const others = cards.filter(({ nodeId }) => nodeId !== game.nodeId);
  const isSameProvider = ({ accountTypeName }: Card) => accountTypeName === game.accountTypeName;
  return [...others.filter(isSameProvider), ...others.filter((card) => !isSameProvider(card))].slice(
    0,
    MAX_SIMILAR_GAMES,
  );
}
