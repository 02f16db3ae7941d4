import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '../../services/i18n/format-money';
import { useI18n } from '../../services/i18n/i18n';
import { useQueryScope } from '../../services/queries/query-scope';
import { QueryView } from '../../services/queries/query-view';
import { Row, Rows } from '../../ui/list/rows';
import { depositMethodsQuery } from './wallet-queries';

/** Deposit methods with their limits. @param currency ISO 4217; empty formats plain numbers */
export function DepositMethods({ currency }: { readonly currency: string }) {
  const { t, language } = useI18n();
  const query = useQuery(depositMethodsQuery(useQueryScope()));
  const format = (amount: number) => formatMoney(amount, currency, language.locale);
  return (
    <QueryView query={query} isEmpty={({ methods }) => methods.length === 0} empty={t('page.deposit.empty')}>
      {({ methods }) => (
        <Rows label={t('page.deposit.methods')}>
          {methods.map(({ id, name, min, max, enabled }) => (
            <Row
              key={id}
              title={name}
              detail={
                enabled ? t('page.deposit.range', { min: format(min), max: format(max) }) : t('page.deposit.closed')
              }
            />
          ))}
        </Rows>
      )}
    </QueryView>
  );
}
