import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ROUTES } from '../contract/paths';
import { BalanceCard } from '../features/wallet/balance-card';
import { parseTransactionFilter, TRANSACTION_FILTERS } from '../features/wallet/history/transaction-filter';
import { TransactionHistory } from '../features/wallet/history/transaction-history';
import { useTranslate } from '../services/i18n/i18n';
import { navigateTo } from '../services/navigation/navigate';
import { PageLayout } from '../services/navigation/page-layout';
import { useQueryScope } from '../services/queries/query-scope';
import { QueryView } from '../services/queries/query-view';
import { walletQuery } from '../services/wallet/wallet-queries';
import { Chips } from '../ui/button/chips';

/** Transaction history page: deposits, withdrawals, bets and rewards, newest first (MEM-1). */
export default function MemberHistoryPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const filter = parseTransactionFilter(search.get('kind'));
  const wallet = useQuery(walletQuery(useQueryScope()));
  return (
    <PageLayout title={t('page.history.title')}>
      <QueryView query={wallet} networkFirst rows={1}>
        {(value) => <BalanceCard wallet={value} />}
      </QueryView>
      <Chips
        oneRow
        label={t('history.filter')}
        options={TRANSACTION_FILTERS.map((key) => ({ key, label: t(`history.filter.${key}`) }))}
        selected={filter}
        onSelect={(kind) => navigateTo(`${ROUTES.memberHistory.path}?kind=${kind}`, { replace: true })}
      />
      <TransactionHistory key={filter} kind={filter} currency={wallet.data?.value.currency ?? ''} />
    </PageLayout>
  );
}
