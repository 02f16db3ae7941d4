import type { ResponseOf } from '../../contract/endpoint';
import type { rankProgress } from '../../contract/endpoints/site/vip';

/** Progress towards the next rank, in the form in which it is displayed. */
export interface RankProgressSummary {
  /** Ratio of completed to expected conditions, from 0 to 1. */
  readonly ratio: number;
  readonly done: number;
  readonly expected: number;
  /** Whether the member has the highest rank. */
  readonly isTop: boolean;
}

/**
 * Returns the progress towards the next rank; its ratio is 1 at the highest rank, and 0 if no conditions are known
 * (VIP-1).
 */
export function summarizeRankProgress(response: ResponseOf<typeof rankProgress>): RankProgressSummary {
  const { completedConditions: done, totalExpectedConditions: expected } = response.currentProgress;
  const isTop = response.playerRankProgress.labelId === '';
  const ratio = isTop ? 1 : expected > 0 ? Math.min(Math.max(done / expected, 0), 1) : 0;
  return { ratio, done, expected, isTop };
}
