import type { ReactNode } from 'react';
import { navigateAway } from '../../../browser/page/windows';
import { useTranslate } from '../../../services/i18n/i18n';
import { PopupFrame } from '../../../services/popups/frame/popup-frame';
import { useClosingAnimation } from '../../../services/popups/frame/use-closing-animation';
import { track } from '../../../services/tracking/track';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/media/icon';
import style from './native-app-upgrade-dialog.module.css';

interface NativeAppUpgradeDialogProps {
  readonly link: string;
  /** Whether the dialog cannot be closed (MANDATORYAPPUPDATES3). */
  readonly isMandatory: boolean;
  readonly toasts: ReactNode;
  readonly onDismiss: () => void;
}

/** Dialog that offers a newer version of the native app (INST-7). */
export function NativeAppUpgradeDialog({ link, isMandatory, toasts, onDismiss }: NativeAppUpgradeDialogProps) {
  const t = useTranslate();
  const { isClosing, close } = useClosingAnimation();
  const dismiss = () => isMandatory || close(onDismiss);
  return (
    <PopupFrame
      title={t('upgrade.title')}
      art={<Icon name="refresh" size={56} />}
      closeLabel={isMandatory ? undefined : t('action.close')}
      onClose={dismiss}
      isClosing={isClosing}
      toasts={toasts}
    >
      <div className={style.body}>
        <p>{t(isMandatory ? 'upgrade.description.mandatory' : 'upgrade.description')}</p>
        <Button wide onClick={() => void track('downloadApp').then(() => navigateAway(link))}>
          {t('upgrade.now')}
        </Button>
      </div>
    </PopupFrame>
  );
}
