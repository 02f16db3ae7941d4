import { gameMatches } from '../../../contract/endpoints/game';
import { platformQuery } from '../../../services/queries/platform-query';
import type { QueryScope } from '../../../services/queries/query-scope';

/** How long the matches are fresh (ms): scores change quickly. */
export const MATCHES_STALE_MS = 60_000;

/** Query options of the live and upcoming matches (GAME-6). */
export const matchesQuery = (scope: QueryScope) =>
  platformQuery(scope, gameMatches, { staleTime: MATCHES_STALE_MS, inHomeSnapshot: true });
