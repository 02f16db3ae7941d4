import { AUTH_ROUTES } from '../../services/navigation/decide-access';
import { redirectUrlOf } from '../../services/navigation/redirect-url';

/**
 * Returns the page to return to after a password change (LOGIN-8): not an auth page, unless its query has a `redirectUrl`,
 * and not the password page. @param returnTo path with query where the user was before
 */
export function pathAfterPasswordChange(returnTo: string | undefined, passwordPath: string): string | undefined {
  const [path = ''] = returnTo?.split(/[?#]/, 1) ?? [];
  const isDone = path === passwordPath || AUTH_ROUTES.includes(path);
  return isDone && redirectUrlOf('', returnTo) === undefined ? undefined : returnTo;
}
