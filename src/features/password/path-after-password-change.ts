import { AUTH_ROUTES } from '../../services/navigation/decide-access';
import { redirectUrlOf } from '../../services/navigation/redirect-url';

/**
 * Returns the page to open after a password change (LOGIN-8): `returnTo`, or undefined if that is the password, sign-in
 * or registration page and has no `redirectUrl` in its query.
 * @param returnTo path and query of the page that the user had requested before
 */
export function pathAfterPasswordChange(returnTo: string | undefined, passwordPath: string): string | undefined {
  const [path = ''] = returnTo?.split(/[?#]/, 1) ?? [];
  const isDone = path === passwordPath || AUTH_ROUTES.includes(path);
  return isDone && redirectUrlOf('', returnTo) === undefined ? undefined : returnTo;
}
