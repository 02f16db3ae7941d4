import { ROUTES } from '../../contract/paths';
import { openLayer } from '../../services/layers/layers';
import { go } from '../../services/navigation/navigator';
import { wantedState } from '../../services/navigation/wanted';

/**
 * Opens the sign-in dialog over the page (LOGIN-1); its code comes when it is first needed, and the sign-in page stands
 * in when that code cannot be had. @param wanted where to go after the sign-in, instead of the landing page
 */
export async function openLoginDialog(wanted?: string): Promise<void> {
  try {
    const { LoginDialog } = await import('./login-dialog');
    openLayer({
      kind: 'dialog',
      key: 'login',
      render: (close, overlay) => <LoginDialog wanted={wanted} onClose={close} overlay={overlay} />,
    });
  } catch {
    // The network is away: the page says so itself when its code cannot be had either.
    go(ROUTES.login.path, wanted === undefined ? {} : { state: wantedState(wanted) });
  }
}
