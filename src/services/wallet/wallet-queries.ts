import type { ResponseOf } from '../../contract/endpoint';
import { depositSettings, withdrawalInfo } from '../../contract/endpoints/money/wallet';
import { createPlatformQueryOptions } from '../queries/platform-query';
import type { QueryScope } from '../queries/query-scope';

/** The response of `withdrawalInfo`: the member's balance, payout accounts and withdrawal conditions. */
export type Wallet = ResponseOf<typeof withdrawalInfo>;
/** An account that withdrawals are paid to. */
export type PayoutAccount = Wallet['fullBankCardList'][number];

/** A deposit method with its limits and bonus. */
export type DepositMethod = ResponseOf<typeof depositSettings>['methods'][number];

/** How long the fetched deposit methods count as fresh (ms). */
const DEPOSIT_METHODS_STALE_MS = 5 * 60_000;

/** Query options of the deposit methods. */
export const depositMethodsQuery = (scope: QueryScope) =>
  createPlatformQueryOptions(scope, depositSettings, { staleTime: DEPOSIT_METHODS_STALE_MS });

/**
 * Query options of the member's balance, payout accounts and withdrawal conditions. The data never counts as fresh, so
 * that each component that shows it fetches it again.
 */
export const walletQuery = (scope: QueryScope) => createPlatformQueryOptions(scope, withdrawalInfo, { staleTime: 0 });
