import type { RankLevel } from '../../contract/endpoints/site/vip';

/** Position of a VIP level relative to the member's current level. */
export type RankLevelState = 'reached' | 'current' | 'ahead';

/** A VIP level with its state. */
export interface RankLevelRow extends RankLevel {
  readonly state: RankLevelState;
}

function stateOf(level: number, currentLevel: number): RankLevelState {
  if (level === currentLevel) return 'current';
  return level < currentLevel ? 'reached' : 'ahead';
}

/**
 * Returns the levels in ascending order with their states (VIP-1).
 * @param currentLevel the member's level; 0 if the member has none
 */
export function buildRankLevelRows(levels: readonly RankLevel[], currentLevel: number): readonly RankLevelRow[] {
  return levels
    .map((level) => ({ ...level, state: stateOf(level.rankLevel, currentLevel) }))
    .sort((a, b) => a.rankLevel - b.rankLevel);
}

/** Number of metallic colours for VIP levels, from bronze to diamond. */
const METALS = 5;

/**
 * Returns the number of a VIP level's metallic colour, from 1 (bronze) to 5 (diamond). The first level is bronze, the
 * last is diamond; if there is only one level, it is diamond.
 * @param index index of the level, from 0
 * @param levels number of levels
 */
export const computeMetallicColorNumber = (index: number, levels: number): number =>
  levels <= 1 ? METALS : 1 + Math.round((index * (METALS - 1)) / (levels - 1));
