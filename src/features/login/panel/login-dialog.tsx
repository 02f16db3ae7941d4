import type { ReactNode } from 'react';
import { useTranslate } from '../../../services/i18n/i18n';
import { redirectAfterLogin } from '../../../services/session-lifecycle/redirect-after-login';
import { Dialog } from '../../../ui/dialog/dialog';
import { LoginPanel } from './login-panel';
import { RegisterLink } from './register-link';

interface LoginDialogProps {
  /** Path to navigate to after the sign-in, instead of the merchant's landing page. */
  readonly returnTo: string | undefined;
  readonly onClose: () => void;
  readonly overlay: ReactNode;
}

/**
 * Login dialog over the current page (LOGIN-1). After a successful sign-in the dialog closes and the user is redirected
 * (LOGIN-4).
 */
export function LoginDialog({ returnTo, onClose, overlay }: LoginDialogProps) {
  const t = useTranslate();
  return (
    <Dialog title={t('login.title')} closeLabel={t('action.close')} onClose={onClose} overlay={overlay}>
      <LoginPanel
        onSignedIn={({ mustChangePassword }) => {
          onClose();
          if (!mustChangePassword) redirectAfterLogin(returnTo);
        }}
      />
      <RegisterLink onLeave={onClose} />
    </Dialog>
  );
}
