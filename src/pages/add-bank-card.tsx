import { AccountList } from '../features/wallet/account-list';
import { askWallet } from '../features/wallet/questions';
import { useText } from '../services/i18n/i18n';
import { PageScreen } from '../services/navigation/page-screen';
import { AnswerView } from '../services/platform/answer-view';
import { useAnswer } from '../services/platform/use-answer';
import { ContactButton } from '../services/support/contact-button';
import { Message } from '../ui/message';

/** Bank cards, or keys of Pix, that are linked to the member (MEM-1). */
export default function AddBankCardPage({ kind }: { readonly kind: 'card' | 'pix' }) {
  const t = useText();
  const wallet = useAnswer(askWallet);
  return (
    <PageScreen title={t(`page.${kind}.title`)}>
      <h2>{t(`page.${kind}.linked`)}</h2>
      <AnswerView answer={wallet}>
        {(value) => <AccountList accounts={kind === 'card' ? value.fullBankCardList : value.fullEWalletList} />}
      </AnswerView>
      <Message tone="quiet">{t(`page.${kind}.text`)}</Message>
      <ContactButton />
    </PageScreen>
  );
}
