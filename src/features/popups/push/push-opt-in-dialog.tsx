import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../services/i18n/i18n';
import { PopupFrame } from '../../../services/popups/frame/popup-frame';
import frame from '../../../services/popups/frame/popup-frame.module.css';
import { useClosingAnimation } from '../../../services/popups/frame/use-closing-animation';
import { requestPermissionAndEnablePush } from '../../../services/push/change-push';
import { Button } from '../../../ui/button/button';
import { WelcomeIllustration } from '../../../ui/media/welcome-illustration';
import style from './push-opt-in-dialog.module.css';

interface PushOptInDialogProps {
  readonly toasts: ReactNode;
  /** Called when the dialog has opened. */
  readonly onOpen: () => void;
  /** Called when the user has allowed notifications in the browser's permission prompt. */
  readonly onGranted: () => void;
  readonly onRefuse: () => void;
}

/**
 * Dialog that asks whether the user wants push notifications (PUSH-1). It is shown before the browser's permission
 * prompt, because the browser would not show that prompt again if the user denied the permission in it.
 */
export function PushOptInDialog({ toasts, onOpen, onGranted, onRefuse }: PushOptInDialogProps) {
  const t = useTranslate();
  const { isClosing, close } = useClosingAnimation();
  const [isBusy, setBusy] = useState(false);
  const opened = useRef(onOpen);
  useEffect(() => opened.current(), []);
  const refuse = () => close(onRefuse);
  // The browser's prompt needs the user activation of this click; nothing may be awaited before it.
  const allow = () => {
    setBusy(true);
    void requestPermissionAndEnablePush().then((isGranted) => close(isGranted ? onGranted : onRefuse));
  };
  return (
    <PopupFrame
      title={t('push.prompt.title')}
      art={<WelcomeIllustration icon="megaphone" illustration="success" className={frame.drawing} />}
      closeLabel={t('action.close')}
      onClose={refuse}
      isClosing={isClosing}
      toasts={toasts}
    >
      <div className={style.body}>
        <p>{t('push.prompt.body')}</p>
        {/* Firefox keeps a prompt that was dismissed without a choice pending: another press asks again. */}
        <Button wide busy={isBusy} restartable onClick={allow}>
          {t('push.prompt.on')}
        </Button>
        <Button wide look="quiet" onClick={refuse}>
          {t('push.prompt.later')}
        </Button>
      </div>
    </PopupFrame>
  );
}
