import { formatMoney } from '../../services/i18n/format-money';
import { useI18n } from '../../services/i18n/i18n';
import { AnswerView } from '../../services/platform/answer-view';
import { useAnswer } from '../../services/platform/use-answer';
import { Row, Rows } from '../../ui/rows';
import { askDepositMethods } from './questions';

/** How the member can deposit, and between which amounts. @param currency of the amounts; empty: plain numbers */
export function DepositMethods({ currency }: { readonly currency: string }) {
  const { t, language } = useI18n();
  const answer = useAnswer(askDepositMethods);
  const money = (amount: number) => formatMoney(amount, currency, language.locale);
  return (
    <AnswerView answer={answer} isEmpty={({ methods }) => methods.length === 0} empty={t('page.deposit.empty')}>
      {({ methods }) => (
        <Rows label={t('page.deposit.methods')}>
          {methods.map(({ id, name, min, max, enabled }) => (
            <Row
              key={id}
              title={name}
              detail={
                enabled ? t('page.deposit.range', { min: money(min), max: money(max) }) : t('page.deposit.closed')
              }
            />
          ))}
        </Rows>
      )}
    </AnswerView>
  );
}
