import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { depositLimits } from '../contract/endpoints/account/play-limits';
import { BreakFromPlayForm } from '../features/cashier/limits/break-from-play-form';
import { DepositLimitForm } from '../features/cashier/limits/deposit-limit-form';
import { DepositLimitRow } from '../features/cashier/limits/deposit-limit-row';
import { useTranslate } from '../services/i18n/i18n';
import { PageLayout } from '../services/navigation/page-layout';
import { createPlatformQueryOptions } from '../services/queries/platform-query';
import { useQueryScope } from '../services/queries/query-scope';
import { QueryView } from '../services/queries/query-view';
import { ContactButton } from '../services/support/ui/contact-button';
import { BreakFromPlayMessage } from '../services/wallet/break-from-play-message';
import { refetchWalletData } from '../services/wallet/refetch-wallet-data';
import { getBreakFromPlayEnd, walletQuery } from '../services/wallet/wallet-queries';
import { RowList } from '../ui/list/rows';

/** Responsible-gaming page, on which members limit their deposits and take breaks from play (MEM-1). */
export default function MemberLimitsPage() {
  const t = useTranslate();
  const scope = useQueryScope();
  const client = useQueryClient();
  const limits = useQuery(createPlatformQueryOptions(scope, depositLimits, { staleTime: 0 }));
  const wallet = useQuery(walletQuery(scope));
  const [startedUntil, setStartedUntil] = useState(0);
  const currency = wallet.data?.value.currency ?? '';
  // The wallet may be outdated if it could not be fetched after the break was started.
  const breakUntil = Math.max(getBreakFromPlayEnd(wallet.data?.value, Date.now()), startedUntil);
  return (
    <PageLayout title={t('page.limits.title')}>
      {breakUntil > 0 && <BreakFromPlayMessage until={breakUntil} hasFocus={startedUntil > 0} />}
      <h2>{t('limits.title')}</h2>
      <p>{t('page.limits.text')}</p>
      <QueryView query={limits}>
        {({ list }) => (
          <>
            <RowList label={t('limits.title')}>
              {list.map((limit) => (
                <DepositLimitRow key={limit.period} limit={limit} currency={currency} />
              ))}
            </RowList>
            <DepositLimitForm currency={currency} onSent={() => limits.refetch()} />
          </>
        )}
      </QueryView>
      <h2>{t(breakUntil > 0 ? 'break.longer' : 'break.title')}</h2>
      <p>{t('break.text')}</p>
      <QueryView query={wallet} rows={1}>
        {() => (
          <BreakFromPlayForm
            key={breakUntil}
            until={breakUntil}
            onSent={() => refetchWalletData(client)}
            onStarted={setStartedUntil}
          />
        )}
      </QueryView>
      <p>{t('break.help')}</p>
      <ContactButton />
    </PageLayout>
  );
}
