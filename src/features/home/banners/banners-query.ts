import { BANNERS_QUERY_PARAMS } from '../../../contract/bootstrap/early-requests';
import { banners } from '../../../contract/endpoints/site/banners';
import { createPlatformQueryOptions } from '../../../services/queries/platform-query';
import type { QueryScope } from '../../../services/queries/query-scope';

/** How long fetched banners count as fresh (ms). */
const BANNERS_STALE_MS = 60_000;

/** Query options for the banners at the top of home. */
export const bannersQuery = (scope: QueryScope) =>
  createPlatformQueryOptions(scope, banners, {
    query: BANNERS_QUERY_PARAMS,
    staleTime: BANNERS_STALE_MS,
    isStoredForHome: true,
  });
