import type { Game } from './game';

/** First id of the games that only stand on lanes; none of them can be launched. */
const FIRST_ID = 100_001;

/** A game as a lane lists it. */
export interface ListedGame extends Game {
  /** The game whose picture it has. */
  readonly picture: number;
}

/** The games and, up to `total` of them, slots of the same names with a number, as large platforms have them. */
export function multiplyGames(games: readonly Game[], total: number): ListedGame[] {
  const slots = games.filter(({ category }) => category === 'SLOT');
  const more = Array.from({ length: Math.max(0, total - games.length) }, (_, at) => {
    const round = Math.floor(at / slots.length) + 2;
    return slots.slice(at % slots.length, (at % slots.length) + 1).map((slot) => ({
      ...slot,
      picture: slot.id,
      id: FIRST_ID + at,
      name: `${slot.name} ${round}`,
      chineseName: `${slot.chineseName} ${round}`,
    }));
  });
  return [...games.map((game) => ({ ...game, picture: game.id })), ...more.flat()];
}
