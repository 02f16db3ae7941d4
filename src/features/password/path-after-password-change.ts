import { LOGIN_AND_REGISTRATION_PATHS } from '../../services/navigation/decide-page-access';
import { findRedirectUrl } from '../../services/navigation/redirect-url';

/**
 * Returns the path to open after a password change (LOGIN-8): `returnTo`. Returns undefined if `returnTo` is
 * undefined, or if it is the password, sign-in or registration page and its query contains no `redirectUrl`.
 * @param returnTo path and query of the page that the user had requested before the password change
 */
export function decidePathAfterPasswordChange(returnTo: string | undefined, passwordPath: string): string | undefined {
  const [path = ''] = returnTo?.split(/[?#]/, 1) ?? [];
  const isDone = path === passwordPath || LOGIN_AND_REGISTRATION_PATHS.includes(path);
  return isDone && findRedirectUrl('', returnTo) === undefined ? undefined : returnTo;
}
