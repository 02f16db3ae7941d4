import { type ReactNode, useEffect } from 'react';
import { useTranslate } from '../../../services/i18n/i18n';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';

interface RegisteredDialogProps {
  readonly userName: string;
  readonly onClose: () => void;
  /** Called when the dialog has closed for any reason. Must be stable between renders. */
  readonly onClosed: () => void;
  readonly overlay: ReactNode;
}

/**
 * Success message (REG-3). Because the account exists, its session starts however the dialog is closed, even by Back.
 */
export function RegisteredDialog({ userName, onClose, onClosed, overlay }: RegisteredDialogProps) {
  const t = useTranslate();
  useEffect(() => onClosed, [onClosed]);
  return (
    <Dialog title={t('register.done.title')} role="alertdialog" onClose={onClose} overlay={overlay}>
      <p>{t('register.done', { name: userName })}</p>
      <Button wide onClick={onClose}>
        {t('action.confirm')}
      </Button>
    </Dialog>
  );
}
