import { type ReactNode, useEffect } from 'react';
import { useText } from '../../services/i18n/i18n';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

interface RegisteredDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  /** Runs when the message has left the screen, in whatever way; the same function from render to render. */
  readonly onGone: () => void;
  readonly overlay: ReactNode;
}

/** Success, to be confirmed (REG-3). Whichever way it goes, by Back as well, the account is there and its session begins. */
export function RegisteredDialog({ name, onClose, onGone, overlay }: RegisteredDialogProps) {
  const t = useText();
  useEffect(() => onGone, [onGone]);
  return (
    <Dialog title={t('register.done.title')} role="alertdialog" onClose={onClose} overlay={overlay}>
      <p>{t('register.done', { name })}</p>
      <Button wide onClick={onClose}>
        {t('action.confirm')}
      </Button>
    </Dialog>
  );
}
