import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../services/i18n/i18n';
import { openOverlay } from '../../../services/overlays/overlays';
import { useQueryScope } from '../../../services/queries/query-scope';
import { useQueryViewState } from '../../../services/queries/use-query-view-state';
import { HIDDEN_AMOUNT, useBalanceVisibility } from '../../../services/wallet/balance-visibility';
import { walletQuery } from '../../../services/wallet/wallet-queries';
import visually from '../../../ui/styles/visually-hidden.module.css';
import style from './balance-pill.module.css';
import { formatShortBalance } from './format-short-balance';
import { WalletSheet } from './wallet-sheet';

const openWallet = () =>
  openOverlay({
    kind: 'dialog',
    key: 'wallet',
    render: (close, overlay) => <WalletSheet onClose={close} overlay={overlay} />,
  });

/**
 * Button that shows the member's balance in the header of home, and opens the wallet sheet. Renders nothing until the
 * balance has loaded.
 */
export default function BalancePill() {
  const { t, language } = useI18n();
  const isHidden = useBalanceVisibility((state) => state.isHidden);
  const view = useQueryViewState(useQuery(walletQuery(useQueryScope())), { networkFirst: true });
  if (view.phase !== 'ready') return null;
  const { balance, currency } = view.value;
  const amount = isHidden ? HIDDEN_AMOUNT : formatShortBalance(balance, currency, language.locale);
  return (
    <button type="button" className={style.pill} aria-haspopup="dialog" onClick={openWallet}>
      <span className={visually.hidden}>{t('page.balance')}</span>
      <bdi key={amount} className={style.amount}>
        {amount}
      </bdi>
    </button>
  );
}
