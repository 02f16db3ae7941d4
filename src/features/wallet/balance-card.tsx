import { amountToMinorUnits } from '../../contract/money';
import { formatMoney } from '../../services/i18n/format-money';
import { useI18n } from '../../services/i18n/i18n';
import { HIDDEN_AMOUNT, useBalanceVisibility } from '../../services/wallet/balance-visibility';
import type { Wallet } from '../../services/wallet/wallet-queries';
import { Card } from '../../ui/layout/card';
import { OneLineAmount } from '../../ui/layout/one-line-amount';
import style from './balance-card.module.css';
import { HideBalanceButton } from './hide-balance-button';

/**
 * Card with the member's balance and the amount reserved for withdrawals, in the wallet's currency. Shows dots
 * instead of the amounts if the member has hidden the balance.
 */
export function BalanceCard({ wallet }: { readonly wallet: Wallet }) {
  const { t, language } = useI18n();
  const isHidden = useBalanceVisibility((state) => state.isHidden);
  const money = (amount: Wallet['balance']) =>
    isHidden ? HIDDEN_AMOUNT : formatMoney(amount, wallet.currency, language.locale);
  return (
    <Card tone="feature" className={style.balance}>
      <span>{t('page.balance')}</span>
      <OneLineAmount size="title">{money(wallet.balance)}</OneLineAmount>
      <HideBalanceButton />
      {amountToMinorUnits(wallet.held) > 0 && (
        <span>
          {t('page.balance.held')} <bdi>{money(wallet.held)}</bdi>
        </span>
      )}
    </Card>
  );
}
