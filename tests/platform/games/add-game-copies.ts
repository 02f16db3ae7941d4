import type { Game } from './game';

/** First id of the generated games, which are listed but cannot be launched. */
const FIRST_GENERATED_ID = 100_001;

/** A game in a lane. */
export interface LaneGame extends Game {
  /** Id of the game whose image this game uses. */
  readonly picture: number;
}

/** Returns the games, padded to `total` with numbered copies of the slot games, to simulate a large platform. */
export function addGameCopies(games: readonly Game[], total: number): LaneGame[] {
  const slots = games.filter(({ category }) => category === 'SLOT');
  const generated = Array.from({ length: Math.max(0, total - games.length) }, (_, at) => {
    const round = Math.floor(at / slots.length) + 2;
    return slots.slice(at % slots.length, (at % slots.length) + 1).map((slot) => ({
      ...slot,
      picture: slot.id,
      id: FIRST_GENERATED_ID + at,
      name: `${slot.name} ${round}`,
      chineseName: `${slot.chineseName} ${round}`,
    }));
  });
  return [...games.map((game) => ({ ...game, picture: game.id })), ...generated.flat()];
}

/** Whether the game is a numbered copy of another one. */
export const isGameCopy = ({ id, picture }: LaneGame): boolean => id !== picture;
