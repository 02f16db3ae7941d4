import { AUTH_ROUTES } from '../../services/navigation/decide-access';
import { redirectUrlOf } from '../../services/navigation/redirect-url';

/**
 * Returns the page to return to after a password change (LOGIN-8): not the password page, and not a sign-in or
 * registration page unless its query has a `redirectUrl`.
 * @param returnTo path and query of the page on which the user was before
 */
export function pathAfterPasswordChange(returnTo: string | undefined, passwordPath: string): string | undefined {
  const [path = ''] = returnTo?.split(/[?#]/, 1) ?? [];
  const isDone = path === passwordPath || AUTH_ROUTES.includes(path);
  return isDone && redirectUrlOf('', returnTo) === undefined ? undefined : returnTo;
}
