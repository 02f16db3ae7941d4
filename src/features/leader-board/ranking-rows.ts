import type { ResponseOf } from '../../contract/endpoint';
import type { LeaderBoardEntry, leaderBoard } from '../../contract/endpoints/money/leader-board';

/** A ranking as displayed. */
export interface RankingRows {
  /** Members in the ranking, sorted by rank, best first. */
  readonly rows: readonly LeaderBoardEntry[];
  /** The signed-in member's own entry if it is not among the rows; undefined if it is, or if the member has no rank. */
  readonly ownRow: LeaderBoardEntry | undefined;
  /** Whether there are places between the last row and the member's own entry. */
  readonly hasGap: boolean;
  readonly isRanked: boolean;
  /**
   * The next higher rank in the list and the points needed to reach it; undefined for the leader, and for a member
   * without a rank.
   */
  readonly next: { readonly place: number; readonly points: number } | undefined;
}

/** Returns the rows of a ranking and the member's own position in it. */
export function buildRankingRows({ list, own }: Pick<ResponseOf<typeof leaderBoard>, 'list' | 'own'>): RankingRows {
  const listed = list.find((entry) => entry.own);
  const isListed = listed !== undefined;
  const rows = [...list].sort((a, b) => a.place - b.place);
  const mine = listed ?? own;
  const above = mine && rows.findLast(({ place, score }) => place < mine.place && score > mine.score);
  return {
    rows,
    next: above && { place: above.place, points: above.score - mine.score },
    ownRow: own && !isListed ? { ...own, own: true } : undefined,
    hasGap: own !== undefined && !isListed && own.place > (rows.at(-1)?.place ?? 0) + 1,
    isRanked: isListed || Boolean(own),
  };
}
