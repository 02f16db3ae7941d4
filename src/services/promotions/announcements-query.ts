import { ANNOUNCEMENTS_QUERY_PARAMS } from '../../contract/bootstrap/early-requests';
import { announcements } from '../../contract/endpoints/site/announcements';
import { createPlatformQueryOptions } from '../queries/platform-query';
import type { QueryScope } from '../queries/query-scope';

/** How long the fetched announcements count as fresh (ms). */
const ANNOUNCEMENTS_STALE_MS = 60_000;

/** Query options of the announcements; promotions are announcements too (POP-1). */
export const announcementsQuery = (scope: QueryScope) =>
  createPlatformQueryOptions(scope, announcements, {
    query: ANNOUNCEMENTS_QUERY_PARAMS,
    staleTime: ANNOUNCEMENTS_STALE_MS,
    isStoredForHome: true,
  });
