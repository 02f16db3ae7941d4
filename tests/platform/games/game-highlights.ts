import type { GameCard } from '../../../src/contract/endpoints/games/game-lanes';
import type { Merchant } from '../merchants/merchant';
import type { Game } from './game';

/**
 * The optional fields of a game card: whether the game is hot, its jackpot and its draws. A field is absent if it does
 * not apply.
 */
export type GameHighlights = Partial<Pick<GameCard, 'hot' | 'jackpot' | 'jackpotGrowth' | 'drawAt' | 'drawInterval'>>;

/**
 * Intervals between the draws of lottery games (s), by category. The id of a game determines which interval of its
 * category it has.
 */
const DRAW_INTERVALS: Readonly<Record<string, readonly number[]>> = {
  LOTT: [60, 180, 300, 120],
  VIETNAM_LOTTO: [86_400, 86_400, 86_400, 90],
  ELOTT: [45, 60, 90],
  ELOTTO: [600, 900, 300],
  SEA_LOTT: [10_800, 21_600, 43_200],
};

/**
 * Returns the optional card fields of a merchant's game at the time `now` (epoch ms); an empty object for most games.
 */
export function getGameHighlights(
  { id, category, code }: Pick<Game, 'id' | 'category' | 'code'>,
  { hotGames, jackpot: { game: jackpotGame, amount, growth } }: Pick<Merchant, 'hotGames' | 'jackpot'>,
  now: number,
): GameHighlights {
  const draws = getDrawTimes({ id, category }, now);
  return {
    ...(hotGames.includes(code) && { hot: true }),
    ...(code === jackpotGame && { jackpot: amount, jackpotGrowth: growth }),
    ...(draws.drawInterval > 0 && draws),
  };
}

/** Returns the time of a game's next draw and the seconds between two draws; both are 0 if the game has no draws. */
export function getDrawTimes(
  { id, category }: Pick<Game, 'id' | 'category'>,
  now: number,
): Pick<GameCard, 'drawAt' | 'drawInterval'> {
  const intervals = DRAW_INTERVALS[category] ?? [];
  const drawInterval = intervals[id % intervals.length] ?? 0;
  const intervalMs = drawInterval * 1000;
  return { drawInterval, drawAt: intervalMs > 0 ? Math.ceil((now + 1) / intervalMs) * intervalMs : 0 };
}
