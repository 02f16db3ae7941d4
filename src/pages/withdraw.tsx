import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cleanLinkValue } from '../contract/bootstrap/link-values';
import { ROUTES } from '../contract/paths';
import style from '../features/cashier/form/cashier-form.module.css';
import { DocumentsMessage } from '../features/cashier/form/documents-message';
import { LinkAccountButtons, takesPix } from '../features/cashier/form/link-account-buttons';
import { useWithdrawalSubmission, type WithdrawalSubmission } from '../features/cashier/form/use-withdrawal-submission';
import { WithdrawForm } from '../features/cashier/form/withdraw-form';
import { WithdrawableAmount } from '../features/cashier/form/withdrawable-amount';
import { DepositOrWithdrawalView } from '../features/cashier/state/deposit-or-withdrawal-view';
import { BalanceCard } from '../features/wallet/balance-card';
import { RecentTransactions } from '../features/wallet/history/recent-transactions';
import { useTranslate } from '../services/i18n/i18n';
import { PageModules } from '../services/merchant/page-modules';
import { ButtonLink } from '../services/navigation/button-link';
import { PageLayout } from '../services/navigation/page-layout';
import { useQueryScope } from '../services/queries/query-scope';
import { QueryView } from '../services/queries/query-view';
import { refetchWalletData } from '../services/wallet/refetch-wallet-data';
import { type Wallet, walletQuery } from '../services/wallet/wallet-queries';
import { EmptyState } from '../ui/feedback/empty-state';

/** Number of recent withdrawals below the form. */
const RECENT_COUNT = 5;
/**
 * Usual time until the money of a withdrawal reaches the payout account (minutes), for a submitted withdrawal of a
 * platform that does not say.
 */
const CHECK_MINUTES = 30;

/**
 * Withdrawal page: balance, how much of it can be withdrawn, the form or the state of a submitted
 * withdrawal, and recent withdrawals (MEM-1).
 */
export default function WithdrawPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const order = cleanLinkValue(search.get('order') ?? '');
  const wallet = useQuery(walletQuery(useQueryScope()));
  const currency = wallet.data?.value.currency ?? '';
  return (
    <PageLayout title={t('page.withdraw.title')}>
      <div className={style.cashier}>
        {order !== '' ? (
          <DepositOrWithdrawalView
            key={order}
            id={order}
            currency={currency}
            arrivalMinutes={wallet.data?.value.arrivalMinutes || CHECK_MINUTES}
            next={
              <ButtonLink to={ROUTES.home.path} wide>
                {t('action.home')}
              </ButtonLink>
            }
          />
        ) : (
          <Withdrawal />
        )}
        <h2>{t('cashier.withdraw.recent')}</h2>
        <RecentTransactions key={`recent ${order}`} kind="withdraw" currency={currency} limit={RECENT_COUNT} />
      </div>
    </PageLayout>
  );
}

/**
 * The balance and the form, or instead of the form a withdrawal whose outcome is unknown, which may be settled without
 * the balance and without accounts.
 */
function Withdrawal() {
  const client = useQueryClient();
  const wallet = useQuery(walletQuery(useQueryScope()));
  const currency = wallet.data?.value.currency ?? '';
  const [wasRefused, setRefused] = useState(false);
  const { submission, unconfirmed } = useWithdrawalSubmission(currency, () => {
    setRefused(true);
    void refetchWalletData(client);
  });
  return (
    <>
      <QueryView query={wallet} networkFirst>
        {(value) => {
          const isBlocked = value.documents.blocked.includes('WITHDRAWAL');
          return (
            <PageModules
              page="deposit"
              modules={{
                balance: (
                  <>
                    <BalanceCard wallet={value} />
                    {!isBlocked && <WithdrawableAmount wallet={value} />}
                  </>
                ),
                ...(!unconfirmed && {
                  form: isBlocked ? (
                    <DocumentsMessage state={value.documents.state} hasFocus={wasRefused} />
                  ) : (
                    <WithdrawalInput wallet={value} submission={submission} />
                  ),
                }),
              }}
            />
          );
        }}
      </QueryView>
      {unconfirmed}
    </>
  );
}

/** The form or, without an account to which money can be paid, the way to link one. */
function WithdrawalInput({
  wallet,
  submission,
}: {
  readonly wallet: Wallet;
  readonly submission: WithdrawalSubmission;
}) {
  const t = useTranslate();
  const accounts = [...wallet.fullBankCardList, ...wallet.fullEWalletList, ...wallet.fullVirtualWalletList];
  return accounts.length === 0 ? (
    <EmptyState
      icon="card"
      illustration="card"
      title={t('cashier.accounts.none')}
      action={<LinkAccountButtons currency={wallet.currency} look="primary" />}
    >
      {t(takesPix(wallet.currency) ? 'cashier.accounts.none.pix' : 'cashier.accounts.none.text')}
    </EmptyState>
  ) : (
    <WithdrawForm wallet={wallet} accounts={accounts} submission={submission} />
  );
}
