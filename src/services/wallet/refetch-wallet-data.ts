import type { QueryClient } from '@tanstack/react-query';
import { transactions } from '../../contract/endpoints/money/cashier';
import { transactionStats, withdrawalInfo } from '../../contract/endpoints/money/wallet';
import { outdateResponses } from '../queries/outdate-responses';

/** Refetches the balance, the transaction history and the transaction counts, which change when money is transferred. */
export const refetchWalletData = (client: Pick<QueryClient, 'invalidateQueries'>): Promise<void> =>
  outdateResponses(client, [withdrawalInfo, transactions, transactionStats]);
