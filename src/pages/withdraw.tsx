import { AccountList } from '../features/wallet/account-list';
import { Balance } from '../features/wallet/balance';
import { askWallet } from '../features/wallet/questions';
import type { Wallet } from '../features/wallet/wallet';
import { useText } from '../services/i18n/i18n';
import { PageScreen } from '../services/navigation/page-screen';
import { AnswerView } from '../services/platform/answer-view';
import { useAnswer } from '../services/platform/use-answer';
import { Message } from '../ui/message';
import { Tabs } from '../ui/tabs';

function PayoutAccounts({ wallet }: { readonly wallet: Wallet }) {
  const t = useText();
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

/** Withdraw: the balance, and the accounts it can be paid to (MEM-1). */
export default function WithdrawPage() {
  const t = useText();
  const wallet = useAnswer(askWallet);
  return (
    <PageScreen title={t('page.withdraw.title')}>
      <AnswerView answer={wallet}>
        {(value) => (
          <>
            <Balance wallet={value} />
            <h2>{t('page.withdraw.accounts')}</h2>
            <PayoutAccounts wallet={value} />
          </>
        )}
      </AnswerView>
      <Message tone="quiet">{t('page.withdraw.text')}</Message>
    </PageScreen>
  );
}
