import { createHash } from 'node:crypto';
import type { GameDraws } from '../../../src/contract/endpoints/games/draws';
import type { Game } from './game';
import { getDrawTimes } from './game-highlights';

/** Numbers of the demo lottery: as many of them are drawn as a ticket has. */
const BALLS = 30;
const DRAWN_COUNT = 5;
/** How many of the last draws the board lists. */
const LISTED_DRAWS = 5;

/** Returns the numbers of a draw: always the same for the same game and time. */
function drawNumbersAt(game: number, at: number): readonly number[] {
  const balls = Array.from({ length: BALLS }, (_, index) => index + 1);
  const bytes = createHash('sha256').update(`${game}:${at}`).digest();
  return Array.from({ length: DRAWN_COUNT }, (_, turn) => balls.splice((bytes[turn] ?? 0) % balls.length, 1)[0] ?? 0);
}

/** Returns the draws of a lottery game at the time `now` (epoch ms); undefined for any other game. */
export function buildGameDraws({ id, category }: Pick<Game, 'id' | 'category'>, now: number): GameDraws | undefined {
  const { drawAt, drawInterval } = getDrawTimes({ id, category }, now);
  if (drawInterval === 0) return undefined;
  const intervalMs = drawInterval * 1000;
  const issueOf = (at: number) => String(Math.round(at / intervalMs) % 1_000_000);
  return {
    nodeId: String(id),
    issue: issueOf(drawAt),
    drawAt,
    drawInterval,
    results: Array.from({ length: LISTED_DRAWS }, (_, index) => {
      const at = drawAt - (index + 1) * intervalMs;
      return { issue: issueOf(at), at, numbers: drawNumbersAt(id, at).map(String) };
    }),
  };
}
