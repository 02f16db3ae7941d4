import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { amountToMinorUnits } from '../../../contract/money';
import { ROUTES } from '../../../contract/paths';
import { formatMoney } from '../../../services/i18n/format-money';
import { useI18n } from '../../../services/i18n/i18n';
import { ButtonLink } from '../../../services/navigation/button-link';
import { useQueryScope } from '../../../services/queries/query-scope';
import { QueryView } from '../../../services/queries/query-view';
import { HIDDEN_AMOUNT, useBalanceVisibility } from '../../../services/wallet/balance-visibility';
import { findLastDeposit, REPEAT_PARAMETER } from '../../../services/wallet/last-deposit';
import { depositMethodsQuery, type Wallet, walletQuery } from '../../../services/wallet/wallet-queries';
import { Sheet } from '../../../ui/dialog/sheet';
import { Card } from '../../../ui/layout/card';
import { OneLineAmount } from '../../../ui/layout/one-line-amount';
import { HideBalanceButton } from '../hide-balance-button';
import { RecentTransactions } from '../history/recent-transactions';
import { transactionsQuery } from '../history/transactions-query';
import style from './wallet-sheet.module.css';

/** Number of transactions in the sheet. */
const RECENT_COUNT = 3;

/** Card with the balance and a button that hides it here and in the header. */
function WalletCard({ wallet: { balance, held, currency } }: { readonly wallet: Wallet }) {
  const { t, language } = useI18n();
  const isHidden = useBalanceVisibility((state) => state.isHidden);
  const money = (amount: Wallet['balance']) =>
    isHidden ? HIDDEN_AMOUNT : formatMoney(amount, currency, language.locale);
  return (
    <Card tone="feature" className={style.card}>
      <span>{t('page.balance')}</span>
      <OneLineAmount size="display">{money(balance)}</OneLineAmount>
      <HideBalanceButton />
      {amountToMinorUnits(held) > 0 && (
        <p className={style.held}>
          {t('page.balance.held')} <bdi>{money(held)}</bdi>
        </p>
      )}
    </Card>
  );
}

interface RepeatDepositLinkProps {
  readonly currency: string;
  readonly onClose: () => void;
}

/**
 * Link to the deposit form with the last deposit in it. Renders nothing if there is none that can be repeated, or if
 * amounts are hidden.
 */
function RepeatDepositLink({ currency, onClose }: RepeatDepositLinkProps) {
  const { t, language } = useI18n();
  const isHidden = useBalanceVisibility((state) => state.isHidden);
  const scope = useQueryScope();
  const history = useQuery(transactionsQuery(scope, 'deposit'));
  const methods = useQuery(depositMethodsQuery(scope));
  const last = findLastDeposit(history.data?.value.list ?? [], methods.data?.value.methods ?? []);
  if (!last || currency === '' || isHidden) return null;
  return (
    <p className={style.repeat}>
      <ButtonLink to={`${ROUTES.voucherCenter.path}?${REPEAT_PARAMETER}`} look="secondary" wide onClick={onClose}>
        {t('wallet.repeat', { amount: formatMoney(last.amount, currency, language.locale) })}
      </ButtonLink>
    </p>
  );
}

interface WalletSheetProps {
  readonly onClose: () => void;
  readonly overlay: ReactNode;
}

/** Sheet with the member's balance, links to deposit and withdraw, and the last transactions. */
export function WalletSheet({ onClose, overlay }: WalletSheetProps) {
  const { t } = useI18n();
  const wallet = useQuery(walletQuery(useQueryScope()));
  const isHidden = useBalanceVisibility((state) => state.isHidden);
  return (
    <Sheet title={t('wallet.title')} closeLabel={t('action.close')} onClose={onClose}>
      <QueryView query={wallet} networkFirst rows={1}>
        {(value) => <WalletCard wallet={value} />}
      </QueryView>
      <div className={style.actions}>
        <ButtonLink to={ROUTES.voucherCenter.path} onClick={onClose}>
          {t('account.deposit')}
        </ButtonLink>
        <ButtonLink to={ROUTES.withdraw.path} look="secondary" onClick={onClose}>
          {t('account.withdraw')}
        </ButtonLink>
      </div>
      <RepeatDepositLink currency={wallet.data?.value.currency ?? ''} onClose={onClose} />
      <h3 className={style.recent}>{t('wallet.recent')}</h3>
      <RecentTransactions
        kind="all"
        currency={wallet.data?.value.currency ?? ''}
        limit={RECENT_COUNT}
        hidesAmounts={isHidden}
        onLeave={onClose}
      />
      <ButtonLink to={ROUTES.memberHistory.path} look="quiet" wide onClick={onClose}>
        {t('wallet.all')}
      </ButtonLink>
      {overlay}
    </Sheet>
  );
}
