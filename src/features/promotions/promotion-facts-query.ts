import { useQuery } from '@tanstack/react-query';
import { type PromotionFacts, promotionFacts } from '../../contract/endpoints/site/promotion-facts';
import { createPlatformQueryOptions } from '../../services/queries/platform-query';
import { useQueryScope } from '../../services/queries/query-scope';

/** How long the fetched facts count as fresh (ms). */
const FACTS_STALE_MS = 60_000;

interface KnownFacts {
  readonly factsOf: (id: string) => PromotionFacts | undefined;
  /** The platform's time (epoch ms), because the clock of a phone may be a day off. */
  readonly now: number;
}

/** Fetches what the platform tells of the promotions. Without it, promotions have no times and no rules. */
export function usePromotionFacts(): KnownFacts {
  const { data } = useQuery(createPlatformQueryOptions(useQueryScope(), promotionFacts, { staleTime: FACTS_STALE_MS }));
  const now = data && data.value.at > 0 ? data.value.at + Date.now() - data.at : Date.now();
  return { factsOf: (id) => data?.value.list.find((facts) => facts.id === id), now };
}
