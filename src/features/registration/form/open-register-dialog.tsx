import { ROUTES } from '../../../contract/paths';
import { navigateTo } from '../../../services/navigation/navigate';
import { openOverlay } from '../../../services/overlays/overlays';

/**
 * Opens the lazy-loaded registration dialog over the page (REG-1), or navigates to the registration page if the
 * dialog's chunk fails to load.
 */
export async function openRegisterDialog(): Promise<void> {
  try {
    const { RegisterDialog } = await import('./register-dialog');
    openOverlay({
      kind: 'dialog',
      key: 'register',
      render: (close, overlay) => <RegisterDialog onClose={close} overlay={overlay} />,
    });
  } catch {
    // Without a network the registration page reports it when its own chunk fails to load.
    navigateTo(ROUTES.register.path);
  }
}
