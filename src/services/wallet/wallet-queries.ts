import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '../../contract/endpoint';
import { transactions } from '../../contract/endpoints/cashier';
import { depositSettings, withdrawAccounts } from '../../contract/endpoints/wallet';
import { platformQuery } from '../queries/platform-query';
import type { QueryScope } from '../queries/query-scope';

/** The member's balance and payout accounts. */
export type Wallet = ResponseOf<typeof withdrawAccounts>;
/** An account that withdrawals are paid to. */
export type PayoutAccount = Wallet['fullBankCardList'][number];

/** How long the deposit methods are fresh (ms). */
const DEPOSIT_METHODS_STALE_MS = 5 * 60_000;

/** Query options of the deposit methods. */
export const depositMethodsQuery = (scope: QueryScope) =>
  platformQuery(scope, depositSettings, { staleTime: DEPOSIT_METHODS_STALE_MS });

/** Query options of the balance and the payout accounts, fetched each time they are shown. */
export const walletQuery = (scope: QueryScope) => platformQuery(scope, withdrawAccounts, { staleTime: 0 });

/** Endpoints whose responses change when money moves. */
const MONEY_ENDPOINTS: readonly unknown[] = [withdrawAccounts.name, transactions.name];

/** Fetches the balance and the history again wherever they are shown. */
export const refreshMoney = (client: Pick<QueryClient, 'invalidateQueries'>): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey: [, , , endpoint] }) => MONEY_ENDPOINTS.includes(endpoint) });
