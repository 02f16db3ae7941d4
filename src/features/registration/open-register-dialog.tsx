import { ROUTES } from '../../contract/paths';
import { openLayer } from '../../services/layers/layers';
import { go } from '../../services/navigation/navigator';

/**
 * Opens the registration over the page (REG-1); its code comes when it is first needed, and the registration page stands
 * in when that code cannot be had.
 */
export async function openRegisterDialog(): Promise<void> {
  try {
    const { RegisterDialog } = await import('./register-dialog');
    openLayer({
      kind: 'dialog',
      key: 'register',
      render: (close, overlay) => <RegisterDialog onClose={close} overlay={overlay} />,
    });
  } catch {
    // The network is away: the page says so itself when its code cannot be had either.
    go(ROUTES.register.path);
  }
}
