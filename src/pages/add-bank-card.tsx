import { useQuery } from '@tanstack/react-query';
import { ROUTES } from '../contract/paths';
import { LinkBankCardForm } from '../features/cashier/link/link-bank-card-form';
import { LinkPixKeyForm } from '../features/cashier/link/link-pix-key-form';
import { PayoutAccountList } from '../features/wallet/payout-account-list';
import { useTranslate } from '../services/i18n/i18n';
import { ButtonLink } from '../services/navigation/button-link';
import { PageLayout } from '../services/navigation/page-layout';
import { useQueryScope } from '../services/queries/query-scope';
import { QueryView } from '../services/queries/query-view';
import { useRequestOwner } from '../services/session/request-owner';
import { loadUnconfirmedRequest } from '../services/submissions/unconfirmed-requests';
import { ContactButton } from '../services/support/ui/contact-button';
import { walletQuery } from '../services/wallet/wallet-queries';
import { Message } from '../ui/feedback/message';
import style from './add-bank-card.module.css';

/** The currency of Pix transfers. */
const PIX_CURRENCY = ROUTES.addBankCardPix.needs.currency;

/** Number of skeleton rows that are together as high as the Pix form and the list below it, to avoid layout shift. */
const PIX_SKELETON_ROWS = 8;

/**
 * Page to link a bank card or a Pix key, with a list of the cards or keys that are already linked (MEM-1). The Pix
 * form is shown only if the currency of the balance is BRL; skeleton rows reserve the height of the form until the
 * currency is known.
 */
export default function AddBankCardPage({ kind }: { readonly kind: 'card' | 'pix' }) {
  const t = useTranslate();
  const wallet = useQuery(walletQuery(useQueryScope()));
  // A key whose linking had no response can be sent again also while the balance cannot be loaded.
  const isUnconfirmed = loadUnconfirmedRequest('link-pix', useRequestOwner(), Date.now()) !== undefined;
  const hasPix = wallet.data ? wallet.data.value.currency === PIX_CURRENCY : isUnconfirmed;
  return (
    <PageLayout title={t(`page.${kind}.title`)}>
      {kind === 'card' ? <LinkBankCardForm /> : hasPix && <LinkPixKeyForm />}
      {(kind === 'card' || wallet.data) && <h2>{t(`page.${kind}.linked`)}</h2>}
      <QueryView query={wallet} {...(kind === 'pix' && { rows: PIX_SKELETON_ROWS })}>
        {(value) => {
          if (kind === 'card') return <PayoutAccountList icon="card" accounts={value.fullBankCardList} />;
          return value.currency === PIX_CURRENCY ? (
            <PayoutAccountList
              icon="qr"
              accounts={value.fullEWalletList.filter(({ label }) => label.startsWith('Pix'))}
            />
          ) : (
            <>
              <Message tone="quiet">{t('cashier.link.pix.closed')}</Message>
              <ButtonLink to={ROUTES.addBankCard.path} wide>
                {t('page.card.title')}
              </ButtonLink>
            </>
          );
        }}
      </QueryView>
      <div className={style.help}>
        <ContactButton />
      </div>
    </PageLayout>
  );
}
