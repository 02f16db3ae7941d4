import { useQuery } from '@tanstack/react-query';
import { AccountList } from '../features/wallet/account-list';
import { Balance } from '../features/wallet/balance';
import type { Wallet } from '../features/wallet/wallet-queries';
import { walletQuery } from '../features/wallet/wallet-queries';
import { useTranslate } from '../services/i18n/i18n';
import { PageScreen } from '../services/navigation/page-screen';
import { useQueryScope } from '../services/queries/query-scope';
import { QueryView } from '../services/queries/query-view';
import { Message } from '../ui/feedback/message';
import { Tabs } from '../ui/layout/tabs';

function PayoutAccounts({ wallet }: { readonly wallet: Wallet }) {
  const t = useTranslate();
  const kinds = [
    { key: 'bank', label: t('page.withdraw.banks'), accounts: wallet.fullBankCardList },
    { key: 'ewallet', label: t('page.withdraw.ewallets'), accounts: wallet.fullEWalletList },
    { key: 'virtual', label: t('page.withdraw.virtual'), accounts: wallet.fullVirtualWalletList },
  ];
  return (
    <Tabs
      label={t('page.withdraw.accounts')}
      tabs={kinds.map(({ key, label, accounts }) => ({ key, label, panel: <AccountList accounts={accounts} /> }))}
    />
  );
}

/** Withdrawal: the balance and the accounts it can be paid to (MEM-1). */
export default function WithdrawPage() {
  const t = useTranslate();
  const wallet = useQuery(walletQuery(useQueryScope()));
  return (
    <PageScreen title={t('page.withdraw.title')}>
      <QueryView query={wallet} networkFirst>
        {(value) => (
          <>
            <Balance wallet={value} />
            <h2>{t('page.withdraw.accounts')}</h2>
            <PayoutAccounts wallet={value} />
          </>
        )}
      </QueryView>
      <Message tone="quiet">{t('page.withdraw.text')}</Message>
    </PageScreen>
  );
}
