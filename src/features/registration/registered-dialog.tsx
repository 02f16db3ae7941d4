import type { ReactNode } from 'react';
import { useText } from '../../services/i18n/i18n';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

interface RegisteredDialogProps {
  readonly name: string;
  readonly onConfirm: () => void;
  readonly overlay: ReactNode;
}

/** Success, to be confirmed (REG-3). Whichever way it is closed, the account is there and its session begins. */
export function RegisteredDialog({ name, onConfirm, overlay }: RegisteredDialogProps) {
  const t = useText();
  return (
    <Dialog title={t('register.done.title')} role="alertdialog" onClose={onConfirm} overlay={overlay}>
      <p>{t('register.done', { name })}</p>
      <Button wide onClick={onConfirm}>
        {t('action.confirm')}
      </Button>
    </Dialog>
  );
}
