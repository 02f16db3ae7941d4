import { transactions } from '../../../contract/endpoints/money/cashier';
import { createPlatformQueryOptions } from '../../../services/queries/platform-query';
import type { QueryScope } from '../../../services/queries/query-scope';
import type { TransactionFilter } from './transaction-filter';

/**
 * Returns the query options for one page of the member's transactions.
 * @param before cursor: `next` of the previous page; empty for the page with the newest transactions
 */
export const transactionsQuery = (scope: QueryScope, kind: TransactionFilter, before = '') =>
  createPlatformQueryOptions(scope, transactions, { query: before === '' ? { kind } : { kind, before }, staleTime: 0 });
