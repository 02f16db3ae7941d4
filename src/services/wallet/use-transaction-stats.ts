import { useQuery } from '@tanstack/react-query';
import { transactionStats } from '../../contract/endpoints/money/wallet';
import { useOnline } from '../network/use-online';
import { createPlatformQueryOptions } from '../queries/platform-query';
import { useQueryScope } from '../queries/query-scope';

/** Polling interval of the transaction statistics (ms, ENG-5). */
const STATS_POLL_MS = 30_000;

/**
 * Returns the query of {@link useTransactionStats}. Polls while the page is visible and online (ENG-5); components share
 * the requests.
 */
export function useTransactionStatsQuery(isEnabled: boolean) {
  const isOnline = useOnline();
  const options = createPlatformQueryOptions(useQueryScope(), transactionStats, { staleTime: STATS_POLL_MS });
  // TanStack Query pauses an interval while the page is hidden.
  const refetchInterval = isOnline ? STATS_POLL_MS : (false as const);
  return useQuery({ ...options, enabled: isEnabled, refetchInterval });
}

/**
 * Returns the numbers of the member's deposits and withdrawals, and the linked accounts; undefined until they have been
 * fetched. Polls them while the page is visible and online (ENG-5).
 */
export const useTransactionStats = (isEnabled: boolean) => useTransactionStatsQuery(isEnabled).data?.value;
