import type { AnswerOf } from '../../contract/endpoint';
import type { leaderBoard, Ranked } from '../../contract/endpoints/leader-board';

/** A ranking as it is shown. */
export interface Ranking {
  /** By place, the best first. */
  readonly places: readonly Ranked[];
  /** The member's own place where it is not among those; undefined where it is, and where there is none. */
  readonly below: Ranked | undefined;
  readonly isPlaced: boolean;
}

/** The first places and the member's own, which stands among them or after them. */
export function arrangeRanking({ list, own }: Pick<AnswerOf<typeof leaderBoard>, 'list' | 'own'>): Ranking {
  const isListed = list.some((entry) => entry.own);
  return {
    places: [...list].sort((one, other) => one.place - other.place),
    below: own && !isListed ? { ...own, own: true } : undefined,
    isPlaced: isListed || Boolean(own),
  };
}
