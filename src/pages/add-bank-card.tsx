import { useQuery } from '@tanstack/react-query';
import { AccountList } from '../features/wallet/account-list';
import { walletQuery } from '../features/wallet/wallet-queries';
import { useTranslate } from '../services/i18n/i18n';
import { PageScreen } from '../services/navigation/page-screen';
import { useQueryScope } from '../services/queries/query-scope';
import { QueryView } from '../services/queries/query-view';
import { ContactButton } from '../services/support/ui/contact-button';
import { Message } from '../ui/feedback/message';

/** The member's linked bank cards or Pix keys (MEM-1). */
export default function AddBankCardPage({ kind }: { readonly kind: 'card' | 'pix' }) {
  const t = useTranslate();
  const wallet = useQuery(walletQuery(useQueryScope()));
  return (
    <PageScreen title={t(`page.${kind}.title`)}>
      <h2>{t(`page.${kind}.linked`)}</h2>
      <QueryView query={wallet}>
        {(value) => <AccountList accounts={kind === 'card' ? value.fullBankCardList : value.fullEWalletList} />}
      </QueryView>
      <Message tone="quiet">{t(`page.${kind}.text`)}</Message>
      <ContactButton />
    </PageScreen>
  );
}
