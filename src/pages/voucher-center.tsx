import { Balance } from '../features/wallet/balance';
import { DepositMethods } from '../features/wallet/deposit-methods';
import { askWallet } from '../features/wallet/questions';
import { useText } from '../services/i18n/i18n';
import { askCountry } from '../services/merchant/ask-country';
import { PageScreen } from '../services/navigation/page-screen';
import { AnswerView } from '../services/platform/answer-view';
import { useAnswer } from '../services/platform/use-answer';
import { Message } from '../ui/message';

/** Deposit: the balance, and the ways to pay in (MEM-1). */
export default function VoucherCenterPage() {
  const t = useText();
  const wallet = useAnswer(askWallet);
  const place = useAnswer(askCountry);
  const currency = place.state.phase === 'ready' ? place.state.value.currency : '';
  return (
    <PageScreen title={t('page.deposit.title')}>
      <AnswerView answer={wallet} rows={1}>
        {(value) => <Balance wallet={value} />}
      </AnswerView>
      <h2>{t('page.deposit.methods')}</h2>
      <DepositMethods currency={currency} />
      <Message tone="quiet">{t('page.deposit.text')}</Message>
    </PageScreen>
  );
}
