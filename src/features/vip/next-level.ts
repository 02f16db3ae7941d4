import type { RankLevel } from '../../contract/endpoints/site/vip';
import type { RankLevelRow } from './rank-level-rows';

/**
 * Returns the VIP level after the member's level; undefined if there is no higher level.
 * @param nextLabelId id of the next level's label; empty if the member has the highest level, undefined until it is
 * known. The id of a level that the member has already reached is ignored.
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

/** Compares each benefit of the next level with the benefit of the current level that has the same title (VIP-1). */
export function compareBenefits(current: readonly Benefit[], next: readonly Benefit[]): readonly ComparedBenefit[] {
  return next.map((benefit) => {
    const currentDetail = current.find(({ title }) => title === benefit.title)?.detail;
    const change = currentDetail === undefined ? 'new' : currentDetail === benefit.detail ? 'same' : 'changed';
    return { ...benefit, currentDetail, change };
  });
}
