import { minorUnits } from '../../contract/money';
import { formatMoney } from '../../services/i18n/format-money';
import { useI18n } from '../../services/i18n/i18n';
import type { Wallet } from '../../services/wallet/wallet-queries';
import { Card } from '../../ui/layout/card';
import style from './balance.module.css';

/** The member's balance, formatted in the wallet's currency, and the amount reserved for withdrawals. */
export function Balance({ wallet }: { readonly wallet: Wallet }) {
  const { t, language } = useI18n();
  return (
    <Card tone="tinted" className={style.balance}>
      <span>{t('page.balance')}</span>
      <strong>
        <bdi>{formatMoney(wallet.balance, wallet.currency, language.locale)}</bdi>
      </strong>
      {minorUnits(wallet.held) > 0 && (
        <span>
          {t('page.balance.held')} <bdi>{formatMoney(wallet.held, wallet.currency, language.locale)}</bdi>
        </span>
      )}
    </Card>
  );
}
