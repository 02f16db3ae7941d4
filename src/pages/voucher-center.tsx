import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cleanLinkValue } from '../contract/bootstrap/link-values';
import { transactions } from '../contract/endpoints/money/cashier';
import { depositSettings, withdrawalInfo } from '../contract/endpoints/money/wallet';
import { ROUTES } from '../contract/paths';
import style from '../features/cashier/form/cashier-form.module.css';
import { DepositForm } from '../features/cashier/form/deposit-form';
import { DocumentsMessage } from '../features/cashier/form/documents-message';
import { useDepositSubmission } from '../features/cashier/form/use-deposit-submission';
import { askForDepositLimit } from '../features/cashier/limits/ask-for-deposit-limit';
import { mustAskForLimit } from '../features/cashier/limits/must-ask-for-limit';
import { DepositOrWithdrawalView } from '../features/cashier/state/deposit-or-withdrawal-view';
import { BalanceCard } from '../features/wallet/balance-card';
import { RecentTransactions } from '../features/wallet/history/recent-transactions';
import { transactionsQuery } from '../features/wallet/history/transactions-query';
import { ExtensionSlot } from '../services/extensions/extension-slot';
import { useTranslate } from '../services/i18n/i18n';
import { getJurisdiction } from '../services/merchant/merchant-store';
import { PageModules } from '../services/merchant/page-modules';
import { ButtonLink } from '../services/navigation/button-link';
import { PageLayout } from '../services/navigation/page-layout';
import { getPlatformTime } from '../services/platform/platform-time';
import { getKnownBreakEnd } from '../services/play-protection/known-break-end';
import { usePlayStatus } from '../services/play-protection/play-status';
import { isPlayStopped } from '../services/play-protection/play-status-rules';
import { outdateResponses } from '../services/queries/outdate-responses';
import { useQueryScope } from '../services/queries/query-scope';
import { QueryView } from '../services/queries/query-view';
import { getBreakFromPlayEnd } from '../services/wallet/break-from-play-end';
import { BreakFromPlayMessage } from '../services/wallet/break-from-play-message';
import { findLastDeposit, REPEAT_PARAMETER } from '../services/wallet/last-deposit';
import { depositMethodsQuery, type Wallet, walletQuery } from '../services/wallet/wallet-queries';
import { EmptyState } from '../ui/feedback/empty-state';
import { LazyBoundary } from '../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../ui/lazy/lazy-with-retry';

/** Loaded once a deposit has arrived: it needs the games. */
const PlayOnLink = lazyWithRetry(() => import('../features/games/recent/play-on-link'));

/** Number of recent deposits below the form. */
const RECENT_COUNT = 5;

/** Deposit page: balance, the form or the state of a submitted deposit, and recent deposits (MEM-1). */
export default function VoucherCenterPage() {
  const t = useTranslate();
  const scope = useQueryScope();
  const [search] = useSearchParams();
  const order = cleanLinkValue(search.get('order') ?? '');
  const currency = useQuery(walletQuery(scope)).data?.value.currency ?? '';
  const methods = useQuery(depositMethodsQuery(scope));
  const arrival = methods.data?.value.methods.find(({ enabled }) => enabled)?.arrivalMinutes ?? 10;
  const home = (
    <ButtonLink to={ROUTES.home.path} wide>
      {t('action.home')}
    </ButtonLink>
  );
  const play = (
    <LazyBoundary fallback={home}>
      <PlayOnLink />
    </LazyBoundary>
  );
  return (
    <PageLayout title={t('page.deposit.title')}>
      <div className={style.cashier}>
        {order !== '' ? (
          <DepositOrWithdrawalView key={order} id={order} currency={currency} arrivalMinutes={arrival} next={play} />
        ) : (
          <Deposit isRepeat={search.has(REPEAT_PARAMETER)} />
        )}
        <h2>{t('cashier.deposit.recent')}</h2>
        <RecentTransactions key={`recent ${order}`} kind="deposit" currency={currency} limit={RECENT_COUNT} />
      </div>
    </PageLayout>
  );
}

/** Whether documents have to be sent, while deposits are not blocked yet. */
const isSendingDue = ({ state, blocked }: Wallet['documents']): boolean =>
  (state === 'NEEDED' || state === 'MORE') && !blocked.includes('DEPOSIT');

/**
 * The balance, and below it the form, a break from play, a check of documents that blocks it, or a deposit whose outcome
 * is unknown: that one comes first, as it may be settled without methods and during a break.
 */
function Deposit({ isRepeat }: { readonly isRepeat: boolean }) {
  const t = useTranslate();
  const scope = useQueryScope();
  const client = useQueryClient();
  const wallet = useQuery(walletQuery(scope));
  const methods = useQuery(depositMethodsQuery(scope));
  const history = useQuery(transactionsQuery(scope, 'deposit'));
  const { currency = '', documents } = wallet.data?.value ?? {};
  const playStatus = usePlayStatus();
  // A break is known before the wallet is loaded, and if it cannot be (SAFE-4).
  const breakUntil = Math.max(getBreakFromPlayEnd(wallet.data, getPlatformTime()), getKnownBreakEnd());
  const [wasRefused, setRefused] = useState(false);
  const handleRefusal = () => {
    setRefused(true);
    // One whose answer was lost may be in the history.
    void outdateResponses(client, [depositSettings, withdrawalInfo, transactions]);
  };
  // After the first deposit there is no notice and no question before it any more (SAFE-5).
  const handleAcceptance = () =>
    (methods.data?.value.notice.version !== '' || methods.data.value.limitQuestion) &&
    void outdateResponses(client, [depositSettings]);
  const { submission, unconfirmed } = useDepositSubmission(currency, handleRefusal, handleAcceptance);

  const renderForm = () =>
    breakUntil > 0 || isPlayStopped(playStatus) ? (
      <BreakFromPlayMessage
        until={breakUntil}
        isExcluded={playStatus === 'excluded'}
        hasFocus={wasRefused}
        action={
          <ButtonLink to={ROUTES.memberLimits.path} look="secondary">
            {t('page.limits.title')}
          </ButtonLink>
        }
      />
    ) : documents?.blocked.includes('DEPOSIT') ? (
      <DocumentsMessage state={documents.state} hasFocus={wasRefused} />
    ) : (
      <QueryView
        query={methods}
        isEmpty={(value) => value.methods.length === 0}
        empty={<EmptyState icon="wallet" title={t('page.deposit.empty')} />}
      >
        {(value) => (
          <DepositForm
            methods={value.methods}
            notice={value.notice}
            askForLimit={
              mustAskForLimit(value.limitQuestion, getJurisdiction()?.asksForLimit ?? false, history.data?.value.list)
                ? () => askForDepositLimit(currency)
                : undefined
            }
            currency={currency}
            last={findLastDeposit(history.data?.value.list ?? [], value.methods)}
            isRepeat={isRepeat}
            submission={submission}
          />
        )}
      </QueryView>
    );
  return (
    <PageModules
      page="deposit"
      modules={{
        balance: (
          <QueryView query={wallet} networkFirst rows={1}>
            {(value) => (
              <>
                <BalanceCard wallet={value} />
                {value.limitReviewDue && (
                  <ButtonLink to={ROUTES.memberLimits.path} look="quiet" wide>
                    {t('limits.review')}
                  </ButtonLink>
                )}
                {isSendingDue(value.documents) && (
                  <ButtonLink to={ROUTES.memberDocuments.path} look="quiet" wide>
                    {t('documents.state.NEEDED')}
                  </ButtonLink>
                )}
              </>
            )}
          </QueryView>
        ),
        form: (
          <>
            <ExtensionSlot name="deposit.head" />
            {unconfirmed || renderForm()}
          </>
        ),
      }}
    />
  );
}
