import type { ReactNode } from 'react';
import { useText } from '../../services/i18n/i18n';
import { leadOn } from '../../services/session/lead-on';
import { Dialog } from '../../ui/dialog';
import { LoginInvitation } from './login-invitation';
import { LoginPanel } from './login-panel';

interface LoginDialogProps {
  /** Where to go after the sign-in, instead of the merchant's landing page. */
  readonly wanted: string | undefined;
  readonly onClose: () => void;
  readonly overlay: ReactNode;
}

/** Sign-in over whatever page is open (LOGIN-1); success closes it and leads on (LOGIN-4). */
export function LoginDialog({ wanted, onClose, overlay }: LoginDialogProps) {
  const t = useText();
  return (
    <Dialog title={t('login.title')} closeLabel={t('action.close')} onClose={onClose} overlay={overlay}>
      <LoginPanel
        onSignedIn={({ mustChange }) => {
          onClose();
          if (!mustChange) leadOn(wanted);
        }}
      />
      <LoginInvitation onLeave={onClose} />
    </Dialog>
  );
}
