import { cleanLinkValue } from '../../../contract/bootstrap/link-values';
import type { QueryOf } from '../../../contract/endpoint';
import type { Transaction, transactions } from '../../../contract/endpoints/money/cashier';
import { ROUTES } from '../../../contract/paths';

/** Kind of the transactions that the history shows, or `all`. */
export type TransactionFilter = QueryOf<typeof transactions>['kind'];

/** The filters of the transaction history, in display order. */
export const TRANSACTION_FILTERS: readonly TransactionFilter[] = ['all', 'deposit', 'withdraw', 'bet', 'reward'];

/** Parses the filter from a URL parameter; `all` if it is unknown. */
export const parseTransactionFilter = (text: string | null): TransactionFilter =>
  TRANSACTION_FILTERS.find((filter) => filter === cleanLinkValue(text ?? '')) ?? 'all';

/**
 * Returns the path of the page with a transaction's deposit or withdrawal order; undefined if the transaction has no
 * order.
 */
export function getOrderPath({ kind, orderId }: Pick<Transaction, 'kind' | 'orderId'>): string | undefined {
  if (orderId === '') return undefined;
  const { path } = kind === 'withdraw' ? ROUTES.withdraw : ROUTES.voucherCenter;
  return `${path}?order=${encodeURIComponent(orderId)}`;
}
