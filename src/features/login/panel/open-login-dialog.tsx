import { ROUTES } from '../../../contract/paths';
import { navigateTo } from '../../../services/navigation/navigate';
import { createReturnToHistoryState } from '../../../services/navigation/return-to';
import { openOverlay } from '../../../services/overlays/overlays';

/**
 * Opens the lazy-loaded login dialog over the page (LOGIN-1), or navigates to the login page if the dialog's chunk
 * fails to load.
 * @param returnTo path to navigate to after the sign-in, instead of the landing page
 */
export async function openLoginDialog(returnTo?: string): Promise<void> {
  try {
    const { LoginDialog } = await import('./login-dialog');
    openOverlay({
      kind: 'dialog',
      key: 'login',
      render: (close, overlay) => <LoginDialog returnTo={returnTo} onClose={close} overlay={overlay} />,
    });
  } catch {
    // Without a network the login page reports it when its own chunk fails to load.
    navigateTo(ROUTES.login.path, returnTo === undefined ? {} : { state: createReturnToHistoryState(returnTo) });
  }
}
