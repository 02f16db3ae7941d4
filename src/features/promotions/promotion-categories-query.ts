import { promotionCategories } from '../../contract/endpoints/site/promotion';
import { createPlatformQueryOptions } from '../../services/queries/platform-query';
import type { QueryScope } from '../../services/queries/query-scope';

/** How long the fetched promotion categories count as fresh (ms). */
const CATEGORIES_STALE_MS = 60_000;

/** Query options for the promotion categories. */
export const promotionCategoriesQuery = (scope: QueryScope) =>
  createPlatformQueryOptions(scope, promotionCategories, { staleTime: CATEGORIES_STALE_MS });
