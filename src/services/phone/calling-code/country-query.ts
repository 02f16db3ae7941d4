import { country } from '../../../contract/endpoints/system';
import { platformQuery } from '../../queries/platform-query';
import type { QueryScope } from '../../queries/query-scope';

/** How long the visitor's country is fresh: for the visit (ms, BOOT-6). */
const COUNTRY_STALE_MS = 24 * 60 * 60_000;

/** Query options of the visitor's country, the calling codes and the currency (BOOT-6). */
export const countryQuery = (scope: QueryScope) =>
  platformQuery(scope, country, {
    query: { _: String(Date.now()), merchant: scope.merchant },
    staleTime: COUNTRY_STALE_MS,
  });
