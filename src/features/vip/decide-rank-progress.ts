import type { AnswerOf } from '../../contract/endpoint';
import type { rankProgress } from '../../contract/endpoints/promotion';

export interface RankProgress {
  /** From 0 to 1. */
  readonly ratio: number;
  readonly done: number;
  readonly expected: number;
  /** There is no higher rank to reach. */
  readonly isTop: boolean;
}

/** How far the member is towards the next rank; all the way where there is none (VIP-1). */
export function decideRankProgress(answer: AnswerOf<typeof rankProgress>): RankProgress {
  const { completedConditions: done, totalExpectedConditions: expected } = answer.currentProgress;
  const isTop = answer.playerRankProgress.labelId === '';
  const ratio = isTop ? 1 : expected > 0 ? Math.min(Math.max(done / expected, 0), 1) : 0;
  return { ratio, done, expected, isTop };
}
