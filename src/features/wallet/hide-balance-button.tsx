import { useTranslate } from '../../services/i18n/i18n';
import { toggleBalanceVisibility, useBalanceVisibility } from '../../services/wallet/balance-visibility';
import { IconButton } from '../../ui/media/icon-button';

/** Button that hides the balance in this browser, or shows it again. */
export function HideBalanceButton() {
  const t = useTranslate();
  const isHidden = useBalanceVisibility((state) => state.isHidden);
  return (
    <IconButton
      icon={isHidden ? 'eyeOff' : 'eye'}
      size={20}
      label={t(isHidden ? 'wallet.show' : 'wallet.hide')}
      onClick={toggleBalanceVisibility}
    />
  );
}
