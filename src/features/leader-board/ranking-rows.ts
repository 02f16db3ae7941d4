import type { ResponseOf } from '../../contract/endpoint';
import type { leaderBoard, RankedMember } from '../../contract/endpoints/leader-board';

/** A ranking as displayed. */
export interface RankingRows {
  /** Sorted by place, best first. */
  readonly rows: readonly RankedMember[];
  /** The member's own entry, if it exists and is not among the rows. */
  readonly ownRow: RankedMember | undefined;
  readonly isRanked: boolean;
}

/** Returns the rows of a ranking and, if it is not among them, the member's own entry. */
export function rankingRows({ list, own }: Pick<ResponseOf<typeof leaderBoard>, 'list' | 'own'>): RankingRows {
  const isListed = list.some((entry) => entry.own);
  return {
    rows: [...list].sort((a, b) => a.place - b.place),
    ownRow: own && !isListed ? { ...own, own: true } : undefined,
    isRanked: isListed || Boolean(own),
  };
}
