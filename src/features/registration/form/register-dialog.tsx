import type { ReactNode } from 'react';
import { useTranslate } from '../../../services/i18n/i18n';
import { LazySocialSignInPanel } from '../../../services/identity/lazy-social-sign-in-panel';
import { Dialog } from '../../../ui/dialog/dialog';
import { LoginLink } from './login-link';
import { RegisterForm } from './register-form';

/** Registration dialog over the current page (REG-1). */
export function RegisterDialog({ onClose, overlay }: { readonly onClose: () => void; readonly overlay: ReactNode }) {
  const t = useTranslate();
  return (
    <Dialog title={t('register.title')} closeLabel={t('action.close')} onClose={onClose} overlay={overlay}>
      <RegisterForm onRegistered={onClose} />
      <LazySocialSignInPanel folded />
      <LoginLink onLeave={onClose} />
    </Dialog>
  );
}
