import type { ApiError } from '../../contract/api-error';
import { ERROR_CODES } from '../../contract/error-codes';
import { clearRememberedLogin } from './clear-remembered-login';

/**
 * Deletes the remembered login if the platform has refused a sign-in, or its second factor, because the credentials
 * are not valid (LOGIN-5), or because the member has excluded themselves (SAFE-2.11).
 * @param username who was refused; empty if that is not known. An exclusion then leaves a login that may be another
 * member's: one of the excluded member is refused itself when it is used.
 */
export async function clearRememberedLoginIfRefused(error: ApiError, username = ''): Promise<void> {
  if (error.layer !== 'business') return;
  const codes: readonly string[] = [ERROR_CODES.wrongCredentials, ERROR_CODES.unknownUser];
  if (codes.includes(error.code)) await clearRememberedLogin();
  else if (error.code === ERROR_CODES.excluded && username !== '') await clearRememberedLogin(username);
}
