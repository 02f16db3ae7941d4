import type { RankLevel } from '../../contract/endpoints/site/promotion';
import type { RankLevelRow } from './rank-level-rows';

/**
 * Returns the level after the member's; undefined if there is none.
 * @param nextLabelId label of the next rank; empty at the highest rank, undefined until it is known. A
 * label that the member has already reached is ignored.
 */
export function findNextLevel(
  rows: readonly RankLevelRow[],
  nextLabelId: string | undefined,
): RankLevelRow | undefined {
  if (nextLabelId === '') return undefined;
  const ahead = rows.filter(({ state }) => state === 'ahead');
  return ahead.find(({ labelId }) => labelId === nextLabelId) ?? ahead[0];
}

type Benefit = RankLevel['benefits'][number];

/** A benefit of the next level, compared with the same benefit of the member's level. */
export interface ComparedBenefit extends Benefit {
  /** Detail of the same benefit at the current level; undefined if the current level lacks the benefit. */
  readonly currentDetail: string | undefined;
  readonly change: 'new' | 'changed' | 'same';
}

/** Compares the benefits of the next level with those of the current one, by title (VIP-1). */
export function compareBenefits(current: readonly Benefit[], next: readonly Benefit[]): readonly ComparedBenefit[] {
  return next.map((benefit) => {
    const currentDetail = current.find(({ title }) => title === benefit.title)?.detail;
    const change = currentDetail === undefined ? 'new' : currentDetail === benefit.detail ? 'same' : 'changed';
    return { ...benefit, currentDetail, change };
  });
}
