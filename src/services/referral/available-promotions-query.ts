import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '../../contract/endpoint';
import { availablePromotions } from '../../contract/endpoints/site/promotion';
import { isSwitchOn, useMerchant } from '../merchant/merchant-store';
import { createPlatformQueryOptions } from '../queries/platform-query';
import { type QueryScope, useQueryScope } from '../queries/query-scope';
import type { FetchedData } from '../queries/run-platform-query';

export type AvailablePromotions = ResponseOf<typeof availablePromotions>;

/** How long the fetched promotions count as fresh (ms). */
const AVAILABLE_PROMOTIONS_STALE_MS = 60_000;

const NONE: AvailablePromotions = {
  APP_DOWNLOAD: { enabled: false, count: 0 },
  REFERRAL: { enabled: false, count: 0 },
};

const availablePromotionsQuery = (scope: QueryScope) =>
  createPlatformQueryOptions(scope, availablePromotions, { staleTime: AVAILABLE_PROMOTIONS_STALE_MS });

/**
 * Data for a merchant whose switch REWCEN3 is off. A constant: a new object in each render would cause another render.
 */
const NO_PROMOTIONS: FetchedData<AvailablePromotions> = { value: NONE, at: Date.now() };
const selectNone = () => NO_PROMOTIONS;

/**
 * Returns the query of the available promotions. If the switch REWCEN3 is off, the data contains no promotions and
 * nothing is requested (LINK-3).
 */
export function useAvailablePromotions() {
  const isOffered = useMerchant(({ status }) => isSwitchOn(status, 'REWCEN3'));
  const options = availablePromotionsQuery(useQueryScope());
  return useQuery(
    isOffered ? options : { ...options, enabled: false, placeholderData: NO_PROMOTIONS, select: selectNone },
  );
}
