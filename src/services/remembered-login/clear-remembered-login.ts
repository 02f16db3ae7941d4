import type { ApiError } from '../../contract/api-error';
import { ERROR_CODES } from '../../contract/error-codes';
import { deleteRememberedLoginKeys, isLoginRemembered } from './auto-login-flag';

/** Imports the module that stores remembered logins, which is needed only to save or clear one. */
export const importRememberedLogin = () => import('./remembered-login');

/**
 * Deletes the remembered login if the platform has refused a sign-in, or its second factor, because the credentials
 * are not valid (LOGIN-5).
 */
export async function clearRememberedLoginIfRefused(error: ApiError): Promise<void> {
  const codes: readonly string[] = [ERROR_CODES.wrongCredentials, ERROR_CODES.unknownUser];
  if (error.layer === 'business' && codes.includes(error.code)) await clearRememberedLogin();
}

/** Deletes the remembered login, if there is one. */
export async function clearRememberedLogin(): Promise<void> {
  if (!isLoginRemembered()) return;
  deleteRememberedLoginKeys();
  try {
    const { forgetLogin } = await importRememberedLogin();
    await forgetLogin();
  } catch {
    // The chunk failed to load: without its key the record is unusable, and the next login overwrites it.
  }
}
