import type { ReactNode } from 'react';
import { useText } from '../../services/i18n/i18n';
import { Dialog } from '../../ui/dialog';
import style from './finishing-dialog.module.css';

interface FinishingDialogProps {
  readonly onClose: () => void;
  readonly overlay: ReactNode;
}

/** While a sign-in is taken up after a provider's page; it may be closed, and goes on behind. */
export function FinishingDialog({ onClose, overlay }: FinishingDialogProps) {
  const t = useText();
  return (
    <Dialog title={t('login.title')} closeLabel={t('action.close')} onClose={onClose} overlay={overlay}>
      <p role="status" aria-busy="true" className={style.finishing}>
        {t('identity.finishing')}
      </p>
    </Dialog>
  );
}
