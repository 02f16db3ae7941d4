import type { ReactNode } from 'react';
import type { InstallPromptSettings } from '../../../contract/endpoints/site/install-prompt-settings';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { PopupFrame } from '../../../services/popups/frame/popup-frame';
import { useClosingAnimation } from '../../../services/popups/frame/use-closing-animation';
import { Button } from '../../../ui/button/button';
import { AppIcon } from './app-icon';
import { InstallButtons } from './install-buttons';
import style from './install-prompt.module.css';
import { derivePromptColors, getEnabledText } from './prompt-style';

interface InstallPopupProps {
  readonly settings: InstallPromptSettings;
  readonly toasts: ReactNode;
  readonly onDismiss: () => void;
}

/** Popup that offers the native app and the web app; the user can close it (INST-4). */
export function InstallPopup({ settings, toasts, onDismiss }: InstallPopupProps) {
  const t = useTranslate();
  const name = useMerchant(({ status }) => status?.info.whitelabelVal.name ?? '');
  const { isClosing, close } = useClosingAnimation();
  const dismiss = () => close(onDismiss);
  const { background } = derivePromptColors(settings.app_background, settings.app_desc_font_color);
  return (
    <PopupFrame
      title={t('install.popup.title', { name })}
      art={
        <div className={style.art} style={background === undefined ? {} : { background }}>
          <AppIcon />
        </div>
      }
      closeLabel={t('action.close')}
      onClose={dismiss}
      isClosing={isClosing}
      toasts={toasts}
    >
      <div className={style.body}>
        <p>{getEnabledText(settings.app_desc) || t('install.popup.text')}</p>
        <InstallButtons onChosen={dismiss} />
        <Button wide look="quiet" onClick={dismiss}>
          {t('install.later')}
        </Button>
      </div>
    </PopupFrame>
  );
}
