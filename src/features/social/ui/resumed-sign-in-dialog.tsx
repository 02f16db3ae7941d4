import type { ReactNode } from 'react';
import { useTranslate } from '../../../services/i18n/i18n';
import { Dialog } from '../../../ui/dialog/dialog';
import style from './resumed-sign-in-dialog.module.css';

interface ResumedSignInDialogProps {
  readonly onClose: () => void;
  readonly overlay: ReactNode;
}

/** Dialog shown while a sign-in resumes after a redirect. Closing it does not cancel the sign-in. */
export function ResumedSignInDialog({ onClose, overlay }: ResumedSignInDialogProps) {
  const t = useTranslate();
  return (
    <Dialog title={t('login.title')} closeLabel={t('action.close')} onClose={onClose} overlay={overlay}>
      <p role="status" aria-busy="true" className={style.finishing}>
        {t('identity.finishing')}
      </p>
    </Dialog>
  );
}
