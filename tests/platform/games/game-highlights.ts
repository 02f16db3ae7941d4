import type { GameCard } from '../../../src/contract/endpoints/games/game-lanes';
import type { Game } from './game';

/** The fields of a card that are left out where they say nothing. */
export type Highlights = Partial<Pick<GameCard, 'hot' | 'jackpot' | 'jackpotGrowth' | 'drawAt' | 'drawInterval'>>;

const HOT_GAMES: ReadonlySet<string> = new Set([
  'PHOENIX_ARCADE',
  'MIDNIGHT_ORCHARD',
  'SIAM_SPARKS',
  'CANDY_COASTER',
  'PHARAOH_EXPRESS',
  'CHERRY_BOULEVARD',
  'WILD_SHERIFF',
]);

/** Jackpots of the games that have one, in amounts that fit the currency, with their growth per hour. */
const JACKPOTS: Readonly<Record<string, readonly [string, number, number]>> = {
  PHP: ['GRAND_CAROUSEL', 8_460_250, 21_600],
  VND: ['GRAND_CAROUSEL', 3_218_400_000, 9_000_000],
  CNY: ['GRAND_CAROUSEL', 2_869_880, 7_200],
};

/** Seconds between two draws of the lotteries, by category; the id of the game chooses one. */
const DRAW_INTERVALS: Readonly<Record<string, readonly number[]>> = {
  LOTT: [60, 180, 300, 120],
  VIETNAM_LOTTO: [86_400, 86_400, 86_400, 90],
  ELOTT: [45, 60, 90],
  ELOTTO: [600, 900, 300],
  SEA_LOTT: [10_800, 21_600, 43_200],
};

/**
 * Returns the highlights of a game at a time (epoch ms); most games have none.
 * @param currency ISO 4217
 */
export function highlightsOf(
  { id, category, code }: Pick<Game, 'id' | 'category' | 'code'>,
  currency: string,
  now: number,
): Highlights {
  const [jackpotGame, jackpot = 0, jackpotGrowth = 0] = JACKPOTS[currency] ?? [];
  const intervals = DRAW_INTERVALS[category] ?? [];
  const drawInterval = intervals[id % intervals.length] ?? 0;
  const intervalMs = drawInterval * 1000;
  return {
    ...(HOT_GAMES.has(code) && { hot: true }),
    ...(code === jackpotGame && { jackpot, jackpotGrowth }),
    ...(intervalMs > 0 && { drawAt: Math.ceil((now + 1) / intervalMs) * intervalMs, drawInterval }),
  };
}
