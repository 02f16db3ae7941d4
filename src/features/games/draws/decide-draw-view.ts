import type { DrawResult, GameDraws } from '../../../contract/endpoints/games/draws';
import { computeNextDrawTime } from '../../../services/games/next-draw';

/** How long a result may take before the board says that it has not come (ms). */
export const RESULT_PATIENCE_MS = 2 * 60_000;
/** How many of the last results are shown. */
const MAX_RESULTS = 5;
const SECOND_MS = 1_000;

/** What is shown of the draws of a game. */
export interface DrawView {
  /** Time of the next draw (epoch ms); undefined if it is not known. */
  readonly nextAt: number | undefined;
  /** Share of the time between two draws that is left, 0 to 1; undefined if it is not known. */
  readonly left: number | undefined;
  /** The last results that have come, newest first. */
  readonly results: readonly DrawResult[];
  /** A draw after the newest of `results` whose result has not come: a moment ago, or long overdue. */
  readonly missing: 'pending' | 'late' | undefined;
}

/**
 * Returns what is shown of the draws of a game at the platform's time `now` (epoch ms). Nothing is invented: a game
 * without results has none, and a result that has not come is not replaced by an older one without saying so (GAME-8).
 * @param isStale whether the response is an earlier one, because the platform cannot be reached: then the next draw is
 * known only if it was announced, and missing results are not the platform's fault
 */
export function decideDrawView(draws: GameDraws, now: number, isStale = false): DrawView {
  // In whatever order the platform lists them.
  const newestFirst = [...draws.results].sort((a, b) => b.at - a.at);
  const results = newestFirst.filter(({ numbers }) => numbers.length > 0).slice(0, MAX_RESULTS);
  const nextAt = isStale ? announcedDrawTime(draws, now) : computeNextDrawTime(draws, now);
  const intervalMs = draws.drawInterval * SECOND_MS;
  return {
    nextAt,
    left: nextAt === undefined || intervalMs <= 0 ? undefined : Math.min(1, Math.max(0, (nextAt - now) / intervalMs)),
    results,
    missing: isStale ? undefined : findMissingResult(draws, newestFirst, results, now),
  };
}

const announcedDrawTime = ({ drawAt }: GameDraws, now: number) => (drawAt > now ? drawAt : undefined);

function findMissingResult(
  { drawAt, drawInterval }: GameDraws,
  [last]: readonly DrawResult[],
  [newest]: readonly DrawResult[],
  now: number,
): DrawView['missing'] {
  // A platform that lists no draws at all has no results to wait for.
  if (!last) return undefined;
  const intervalMs = drawInterval * SECOND_MS;
  // An earlier draw may have no numbers because the platform sent invalid ones; the newest result has come.
  const announced = last.numbers.length === 0 ? last.at : 0;
  const next = newest && newest.at > 0 && intervalMs > 0 ? newest.at + intervalMs : drawAt;
  const missingSince = announced > 0 ? announced : next;
  if (missingSince <= 0 || missingSince > now) return undefined;
  return now - missingSince > RESULT_PATIENCE_MS ? 'late' : 'pending';
}
