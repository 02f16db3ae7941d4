import type { ResponseOf } from '../../contract/endpoint';
import { depositOrWithdrawal, payoutBanks } from '../../contract/endpoints/money/cashier';
import { createPlatformQueryOptions } from '../../services/queries/platform-query';
import type { QueryScope } from '../../services/queries/query-scope';

/** Interval between requests for the state of a pending order while its page is visible (ms). */
const ORDER_POLL_INTERVAL_MS = 4000;

/** How long the banks count as fresh (ms). */
const PAYOUT_BANKS_STALE_MS = 60 * 60_000;

/** Query options of the banks that withdrawals are usually paid to. */
export const payoutBanksQuery = (scope: QueryScope) =>
  createPlatformQueryOptions(scope, payoutBanks, { staleTime: PAYOUT_BANKS_STALE_MS });

/** Query options for the state of a deposit or withdrawal. The state is polled while the order is pending. */
export const depositOrWithdrawalQuery = (scope: QueryScope, id: string) => ({
  ...createPlatformQueryOptions(scope, depositOrWithdrawal, { query: { id }, staleTime: 0 }),
  refetchInterval: ({ state }: { readonly state: { readonly data?: OrderData | undefined } }) =>
    state.data?.value.order.status === 'PENDING' ? ORDER_POLL_INTERVAL_MS : (false as const),
});

interface OrderData {
  readonly value: ResponseOf<typeof depositOrWithdrawal>;
}
