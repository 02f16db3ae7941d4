import type { ReactNode } from 'react';
import { useText } from '../../services/i18n/i18n';
import { SocialSlot } from '../../services/identity/social-slot';
import { Dialog } from '../../ui/dialog';
import { LoginOffer } from './login-offer';
import { RegisterForm } from './register-form';

/** Registration over whatever page is open (REG-1). */
export function RegisterDialog({ onClose, overlay }: { readonly onClose: () => void; readonly overlay: ReactNode }) {
  const t = useText();
  return (
    <Dialog title={t('register.title')} closeLabel={t('action.close')} onClose={onClose} overlay={overlay}>
      <RegisterForm onRegistered={onClose} />
      <SocialSlot folded />
      <LoginOffer onLeave={onClose} />
    </Dialog>
  );
}
