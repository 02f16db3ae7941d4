import type { UseQueryResult } from '@tanstack/react-query';
import { formatMoney } from '../../services/i18n/format-money';
import { useI18n } from '../../services/i18n/i18n';
import type { FetchedData } from '../../services/queries/run-platform-query';
import { useQueryViewState } from '../../services/queries/use-query-view-state';
import { HIDDEN_AMOUNT, useBalanceVisibility } from '../../services/wallet/balance-visibility';
import type { Wallet } from '../../services/wallet/wallet-queries';
import { OneLineAmount } from '../../ui/layout/one-line-amount';
import { IconButton } from '../../ui/media/icon-button';
import { HideBalanceButton } from './hide-balance-button';
import style from './member-card-balance.module.css';

/**
 * The balance on the member's card. If the request fails, shows only a dash and a retry button, because the page is
 * usable without the balance.
 */
export function MemberCardBalance({ query }: { readonly query: UseQueryResult<FetchedData<Wallet>> }) {
  const { t, language } = useI18n();
  const isHidden = useBalanceVisibility((state) => state.isHidden);
  const view = useQueryViewState(query, { networkFirst: true });
  const amount =
    view.phase === 'ready' ? formatMoney(view.value.balance, view.value.currency, language.locale) : undefined;
  return (
    <div className={style.balance} aria-busy={view.phase === 'loading'}>
      <span>{t('page.balance')}</span>
      <OneLineAmount size="display">{amount === undefined ? '—' : isHidden ? HIDDEN_AMOUNT : amount}</OneLineAmount>
      <span className={style.buttons}>
        <HideBalanceButton />
        {view.phase !== 'loading' && (
          <IconButton
            icon="refresh"
            size={20}
            label={t('home.refresh')}
            disabled={query.isFetching}
            onClick={() => void query.refetch()}
          />
        )}
      </span>
    </div>
  );
}
