import { rankLevels, rankProgress } from '../../contract/endpoints/site/vip';
import { createPlatformQueryOptions } from '../../services/queries/platform-query';
import type { QueryScope } from '../../services/queries/query-scope';

/** How long fetched VIP levels count as fresh (ms). */
const RANK_LEVELS_STALE_MS = 5 * 60_000;

/** Query options for all VIP levels with their benefits. */
export const rankLevelsQuery = (scope: QueryScope) =>
  createPlatformQueryOptions(scope, rankLevels, { staleTime: RANK_LEVELS_STALE_MS });

/**
 * Query options for the progress towards the next level; always stale, because each game played may change the
 * progress.
 */
export const rankProgressQuery = (scope: QueryScope) =>
  createPlatformQueryOptions(scope, rankProgress, { staleTime: 0 });
