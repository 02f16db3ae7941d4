import { useQuery } from '@tanstack/react-query';
import { Balance } from '../features/wallet/balance';
import { DepositMethods } from '../features/wallet/deposit-methods';
import { walletQuery } from '../features/wallet/wallet-queries';
import { useTranslate } from '../services/i18n/i18n';
import { PageScreen } from '../services/navigation/page-screen';
import { countryQuery } from '../services/phone/calling-code/country-query';
import { useQueryScope } from '../services/queries/query-scope';
import { QueryView } from '../services/queries/query-view';
import { Message } from '../ui/feedback/message';

/** Deposit: the balance and the deposit methods (MEM-1). */
export default function VoucherCenterPage() {
  const t = useTranslate();
  const scope = useQueryScope();
  const wallet = useQuery(walletQuery(scope));
  const country = useQuery(countryQuery(scope));
  const currency = country.data?.value.currency ?? '';
  return (
    <PageScreen title={t('page.deposit.title')}>
      <QueryView query={wallet} networkFirst rows={1}>
        {(value) => <Balance wallet={value} />}
      </QueryView>
      <h2>{t('page.deposit.methods')}</h2>
      <DepositMethods currency={currency} />
      <Message tone="quiet">{t('page.deposit.text')}</Message>
    </PageScreen>
  );
}
