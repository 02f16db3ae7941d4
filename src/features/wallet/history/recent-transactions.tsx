import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '../../../contract/endpoint';
import type { transactions } from '../../../contract/endpoints/money/cashier';
import { useTranslate } from '../../../services/i18n/i18n';
import { useQueryScope } from '../../../services/queries/query-scope';
import { QueryView } from '../../../services/queries/query-view';
import { RowList } from '../../../ui/list/rows';
import { chooseRecentTransactionTimeFormat } from './recent-transaction-time-format';
import type { TransactionFilter } from './transaction-filter';
import { TransactionRow } from './transaction-row';
import { transactionsQuery } from './transactions-query';

interface RecentTransactionsProps {
  readonly kind: TransactionFilter;
  readonly currency: string;
  /** Maximum number of transactions. */
  readonly limit: number;
  /** Whether the amounts are replaced by dots. */
  readonly hidesAmounts?: boolean;
  /** Called when the user leaves the list by opening a transaction. */
  readonly onLeave?: () => void;
}

/** The member's last transactions, newest first (MEM-1). */
export function RecentTransactions({ kind, limit, ...row }: RecentTransactionsProps) {
  const t = useTranslate();
  const query = useQuery(transactionsQuery(useQueryScope(), kind));
  return (
    <QueryView
      query={query}
      isEmpty={({ list }: ResponseOf<typeof transactions>) => list.length === 0}
      empty={t('history.empty')}
    >
      {({ list }) => (
        <RowList label={t('history.title')}>
          {list.slice(0, limit).map((entry) => (
            <TransactionRow
              key={entry.id}
              entry={entry}
              timeFormat={chooseRecentTransactionTimeFormat(entry.at, Date.now())}
              {...row}
            />
          ))}
        </RowList>
      )}
    </QueryView>
  );
}
