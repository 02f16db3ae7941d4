import { type ReactNode, useEffect } from 'react';
import { useTranslate } from '../../../services/i18n/i18n';
import { OfferNote } from '../../../services/offer/offer-note';
import { useMayOffer } from '../../../services/play-protection/play-pause-marker';
import { Button } from '../../../ui/button/button';
import { useModal } from '../../../ui/dialog/use-modal';
import { Burst } from '../../../ui/feedback/burst';
import { Icon } from '../../../ui/media/icon';
import { useIllustration } from '../../../ui/media/use-illustration';
import style from './registration-success-dialog.module.css';

interface RegistrationSuccessDialogProps {
  readonly userName: string;
  readonly onClose: () => void;
  /** Called when the dialog has closed for any reason. Must be the same function in every render. */
  readonly onClosed: () => void;
  readonly overlay: ReactNode;
}

/**
 * Full-screen welcome after a registration (REG-3). Because the account exists, the session starts no matter how the
 * dialog is closed, even by Back.
 */
export function RegistrationSuccessDialog({ userName, onClose, onClosed, overlay }: RegistrationSuccessDialogProps) {
  const t = useTranslate();
  const { dialog, titleId } = useModal(onClose);
  const image = useIllustration('welcome');
  const mayOffer = useMayOffer();
  // Stryker disable next-line ArrayDeclaration: `onClosed` is the same function in every render
  useEffect(() => onClosed, [onClosed]);
  return (
    <dialog {...dialog} role="alertdialog" className={style.welcome}>
      <span className={style.picture} data-illustrated={image && true} style={{ backgroundImage: image }}>
        <Burst />
        <Icon name="check" size={image ? 28 : 64} />
      </span>
      <h2 id={titleId}>{t('register.done.title')}</h2>
      <p>{t('register.done', { name: userName })}</p>
      <OfferNote />
      {mayOffer && (
        <ol>
          {t('register.next')
            .split('\n')
            .map((step) => (
              <li key={step}>{step}</li>
            ))}
        </ol>
      )}
      <div className={style.confirm}>
        <Button wide onClick={onClose}>
          {t('action.confirm')}
        </Button>
      </div>
      {overlay}
    </dialog>
  );
}
