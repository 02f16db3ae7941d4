import type { QueryClient } from '@tanstack/react-query';
import { transactions } from '../../contract/endpoints/money/cashier';
import { transactionStats, withdrawalInfo } from '../../contract/endpoints/money/wallet';

/** Names of the endpoints whose responses change when money is transferred. */
const MONEY_ENDPOINTS: readonly unknown[] = [withdrawalInfo.name, transactions.name, transactionStats.name];

/** Refetches the balance, the transaction history and the transaction counts. */
export const refetchWalletData = (client: Pick<QueryClient, 'invalidateQueries'>): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey: [, , , endpoint] }) => MONEY_ENDPOINTS.includes(endpoint) });
