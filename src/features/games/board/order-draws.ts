import type { GameDraws } from '../../../contract/endpoints/games/draws';
import { computeNextDrawTime } from '../../../services/games/next-draw';
import type { GameWithCategory } from '../data/find-game';

/** A draw that is this near (ms) counts by the one after it: the first card would say “drawing” at once. */
const GRACE_MS = 20_000;

/** The draws of a game that the merchant offers. */
export interface GameOnBoard {
  readonly draws: GameDraws;
  readonly game: GameWithCategory;
}

/**
 * Returns the lotteries on the board of home, those that are drawn next first. A lottery that no lane lists is left
 * out, because it has no name and cannot be opened.
 * @param games the games of the merchant by node id
 * @param now the platform's time (epoch ms)
 * @param count how many lotteries there are at most
 */
export function orderDraws(
  list: readonly GameDraws[],
  games: ReadonlyMap<string, GameWithCategory>,
  now: number,
  count: number,
): readonly GameOnBoard[] {
  const nextOf = ({ draws }: GameOnBoard) =>
    computeNextDrawTime(draws, now + GRACE_MS) ?? computeNextDrawTime(draws, now) ?? Number.POSITIVE_INFINITY;
  const rows = list.flatMap((draws) => {
    const game = games.get(draws.nodeId);
    return game ? [{ draws, game }] : [];
  });
  const unique = rows.filter(
    ({ draws }, index) => rows.findIndex((row) => row.draws.nodeId === draws.nodeId) === index,
  );
  return unique
    .toSorted((one, other) => (nextOf(one) === nextOf(other) ? 0 : nextOf(one) - nextOf(other)))
    .slice(0, count);
}
