import { formatMoney } from '../../services/i18n/format-money';
import { useI18n } from '../../services/i18n/i18n';
import style from './balance.module.css';
import type { Wallet } from './wallet';

/** What the member has. */
export function Balance({ wallet }: { readonly wallet: Wallet }) {
  const { t, language } = useI18n();
  return (
    <p className={style.balance}>
      <span>{t('page.balance')}</span>
      <strong>
        <bdi>{formatMoney(wallet.balance, wallet.currency, language.locale)}</bdi>
      </strong>
    </p>
  );
}
