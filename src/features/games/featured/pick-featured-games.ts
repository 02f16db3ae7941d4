import type { GameCard } from '../../../contract/endpoints/games/game-lanes';
import type { GameWithCategory } from '../data/find-game';
import type { GameCategory } from '../lanes/group-lanes-by-category';

const MAX_HOT_GAMES = 10;

/** The game with the highest jackpot, and other games that are among the most played. */
export interface FeaturedGames {
  readonly jackpot: GameWithCategory | undefined;
  readonly hot: readonly GameWithCategory[];
}

/**
 * Returns the games that home shows before the lanes: the game with the highest jackpot (undefined if no game has a
 * jackpot), and up to MAX_HOT_GAMES other games that are among the most played.
 */
export function pickFeaturedGames(categories: readonly GameCategory[]): FeaturedGames {
  const games = categories.flatMap(({ category, cards }) => cards.map((card) => ({ category, card })));
  const jackpot = games
    .filter(({ card }) => card.jackpot > 0)
    .reduce<GameWithCategory | undefined>(
      (best, game) => (best && best.card.jackpot >= game.card.jackpot ? best : game),
      undefined,
    );
  const hot = games.filter((game) => game.card.hot && game !== jackpot).slice(0, MAX_HOT_GAMES);
  return { jackpot, hot };
}

/**
 * Returns the jackpot at the time `now`: the value of the response plus its growth since then.
 * @param fetchedAt time of the response (epoch ms); 0 if unknown, in which case no growth is added
 * @param now epoch ms
 */
export function computeCurrentJackpot(
  { jackpot, jackpotGrowth }: Pick<GameCard, 'jackpot' | 'jackpotGrowth'>,
  fetchedAt: number,
  now: number,
) {
  const hours = fetchedAt > 0 ? Math.max(0, now - fetchedAt) / 3_600_000 : 0;
  return jackpot + jackpotGrowth * hours;
}
