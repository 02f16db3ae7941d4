import type { ApiError } from '../../contract/api-error';
import { ERROR_CODES } from '../../contract/error-codes';
import { clearRememberedLogin } from './clear-remembered-login';

/** The refusals of a member as such, by which a sign-in cannot succeed, whatever its second factor. */
const MEMBER_REFUSALS: readonly string[] = [
  ERROR_CODES.wrongCredentials,
  ERROR_CODES.unknownUser,
  ERROR_CODES.excluded,
];

/** Whether a sign-in was refused for its name or password, or because the member has excluded themselves. */
export const isMemberRefused = (error: ApiError): boolean =>
  error.layer === 'business' && MEMBER_REFUSALS.includes(error.code);

/**
 * Deletes the remembered login if the platform has refused a sign-in, or its second factor, because the credentials
 * are not valid (LOGIN-5), or because the member has excluded themselves (SAFE-2.11).
 * @param username who was refused; empty if that is not known. An exclusion then leaves a login that may be another
 * member's: one of the excluded member is refused itself when it is used.
 */
export async function clearRememberedLoginIfRefused(error: ApiError, username = ''): Promise<void> {
  if (error.layer !== 'business' || !isMemberRefused(error)) return;
  if (error.code !== ERROR_CODES.excluded) await clearRememberedLogin();
  else if (username !== '') await clearRememberedLogin(username);
}
