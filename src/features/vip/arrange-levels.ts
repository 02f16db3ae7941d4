import type { RankLevel } from '../../contract/endpoints/promotion';

/** Where a level stands to the member's own. */
export type LevelState = 'reached' | 'current' | 'ahead';

export interface ShownLevel extends RankLevel {
  readonly state: LevelState;
}

function stateOf(level: number, own: number): LevelState {
  if (level === own) return 'current';
  return level < own ? 'reached' : 'ahead';
}

/** The levels from the lowest, each with where it stands to the member's own (VIP-1). @param own level, 0 for none */
export function arrangeLevels(levels: readonly RankLevel[], own: number): readonly ShownLevel[] {
  return levels
    .map((level) => ({ ...level, state: stateOf(level.rankLevel, own) }))
    .sort((one, other) => one.rankLevel - other.rankLevel);
}
