import type { ApiError } from '../../contract/api-error';
import { ERROR_CODES } from '../../contract/error-codes';
import { clearRememberedLogin } from './clear-remembered-login';

/** The refusals of a member as such, by which a sign-in cannot succeed, whatever its second factor. */
const MEMBER_REFUSALS: readonly string[] = [
  ERROR_CODES.wrongCredentials,
  ERROR_CODES.unknownUser,
  ERROR_CODES.excluded,
  ERROR_CODES.accountClosed,
];

/** Refusals that name the member who signed in, which need not be the one whose login is remembered. */
const REFUSALS_OF_ONE_MEMBER: readonly string[] = [ERROR_CODES.excluded, ERROR_CODES.accountClosed];

/**
 * Whether a sign-in was refused for its name or password, because the member has excluded themselves, or because the
 * account is closed.
 */
export const isMemberRefused = (error: ApiError): boolean =>
  error.layer === 'business' && MEMBER_REFUSALS.includes(error.code);

/**
 * Deletes the remembered login if the platform has refused a sign-in, or its second factor, because the credentials
 * are not valid (LOGIN-5), the member has excluded themselves (SAFE-2.11) or the account is closed (SAFE-5.6).
 * @param username who was refused; empty if that is not known. An exclusion or a closed account then leaves a login that
 * may be another member's: one of the same member is refused itself when it is used.
 */
export async function clearRememberedLoginIfRefused(error: ApiError, username = ''): Promise<void> {
  if (error.layer !== 'business' || !isMemberRefused(error)) return;
  if (!REFUSALS_OF_ONE_MEMBER.includes(error.code)) await clearRememberedLogin();
  else if (username !== '') await clearRememberedLogin(username);
}
