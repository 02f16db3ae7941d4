import { type ReactNode, useId } from 'react';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { BottomPopup } from '../../../services/popups/frame/bottom-popup';
import { useClosingAnimation } from '../../../services/popups/frame/use-closing-animation';
import { IconButton } from '../../../ui/media/icon-button';
import { LazyImage } from '../../../ui/media/lazy-image';
import { useAppIconUrl } from '../app/use-app-download';
import { InstallButtons } from '../prompts/install-buttons';
import style from './install-banner.module.css';

interface InstallBannerProps {
  readonly toasts: ReactNode;
  /**
   * Called when the banner has closed.
   * @param isDismissed whether the user has closed it without installing
   */
  readonly onClosed: (isDismissed: boolean) => void;
}

/** Install banner above the bottom navigation of home; the page behind it stays usable (INST-2). */
export function InstallBanner({ toasts, onClosed }: InstallBannerProps) {
  const t = useTranslate();
  const titleId = useId();
  const name = useMerchant(({ status }) => status?.info.whitelabelVal.name ?? '');
  const icon = useAppIconUrl();
  const { isClosing, close } = useClosingAnimation();
  const dismiss = () => close(() => onClosed(true));
  return (
    <BottomPopup titleId={titleId} place="floating" onClose={dismiss} isClosing={isClosing} toasts={toasts}>
      <div className={style.row}>
        <LazyImage className={style.icon} src={icon} alt="" width={44} height={44} delay={0} />
        <div className={style.text}>
          <h2 id={titleId}>{t('install.banner.title', { name })}</h2>
          <button type="button" className={style.go} onClick={dismiss}>
            {t('install.continue')}
          </button>
        </div>
        <div className={style.buttons}>
          <InstallButtons onChosen={() => close(() => onClosed(false))} />
        </div>
        <IconButton icon="close" size={20} className={style.close} label={t('action.close')} onClick={dismiss} />
      </div>
    </BottomPopup>
  );
}
