import { type LeaderBoardPeriod, leaderBoard, missions } from '../../contract/endpoints/money/leader-board';
import { createPlatformQueryOptions } from '../../services/queries/platform-query';
import type { QueryScope } from '../../services/queries/query-scope';

/** Query options for the missions; always stale, because each game played may change their progress. */
export const missionsQuery = (scope: QueryScope) => createPlatformQueryOptions(scope, missions, { staleTime: 0 });

/** Query options for the ranking of a period; always stale, because it changes constantly. */
export const rankingQuery = (scope: QueryScope, period: LeaderBoardPeriod) =>
  createPlatformQueryOptions(scope, leaderBoard, { query: { period }, staleTime: 0 });
