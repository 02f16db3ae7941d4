import { tickets } from '../../../contract/endpoints/games/tickets';
import { createPlatformQueryOptions } from '../../../services/queries/platform-query';
import type { QueryScope } from '../../../services/queries/query-scope';

/** Query options for the member's tickets; a draw may have settled one since they were fetched. */
export const ticketsQuery = (scope: QueryScope) => createPlatformQueryOptions(scope, tickets, { staleTime: 0 });
