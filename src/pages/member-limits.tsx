import { useQuery } from '@tanstack/react-query';
import { playLimits } from '../contract/endpoints/play-limits';
import { LimitForm } from '../features/cashier/limits/limit-form';
import { LimitRow } from '../features/cashier/limits/limit-row';
import { useTranslate } from '../services/i18n/i18n';
import { PageScreen } from '../services/navigation/page-screen';
import { platformQuery } from '../services/queries/platform-query';
import { useQueryScope } from '../services/queries/query-scope';
import { QueryView } from '../services/queries/query-view';
import { ContactButton } from '../services/support/ui/contact-button';
import { walletQuery } from '../services/wallet/wallet-queries';
import { Rows } from '../ui/list/rows';

/** The member's deposit limits (responsible-gaming limits, MEM-1). */
export default function MemberLimitsPage() {
  const t = useTranslate();
  const scope = useQueryScope();
  const limits = useQuery(platformQuery(scope, playLimits, { staleTime: 0 }));
  const currency = useQuery(walletQuery(scope)).data?.value.currency ?? '';
  return (
    <PageScreen title={t('page.limits.title')}>
      <p>{t('page.limits.text')}</p>
      <QueryView query={limits}>
        {({ list }) => (
          <>
            <Rows label={t('page.limits.title')}>
              {list.map((limit) => (
                <LimitRow key={limit.period} limit={limit} currency={currency} />
              ))}
            </Rows>
            <LimitForm currency={currency} onSaved={() => limits.refetch()} />
          </>
        )}
      </QueryView>
      <ContactButton />
    </PageScreen>
  );
}
