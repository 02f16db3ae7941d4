import { storePasswordCredential } from '../../../browser/identity/password-credential';
import type { ApiError } from '../../../contract/api-error';
import { ERROR_CODES } from '../../../contract/error-codes';
import { getMerchantCode } from '../../../services/merchant/merchant-store';
import {
  deleteRememberedLoginKeys,
  isLoginRemembered,
  setAutoLoginEnabled,
} from '../../../services/remembered-login/auto-login-flag';

/** Imports the module that stores remembered logins, which is needed only to save or clear one. */
const importRememberedLogin = () => import('../../../services/remembered-login/remembered-login');

/** The fields of a login that are stored. For `sms`, `username` contains the mobile number. */
type SavedLogin =
  | { readonly type: 'username'; readonly username: string; readonly password: string }
  | { readonly type: 'sms'; readonly username: string };

/** Saves a successful login if `shouldRemember`; otherwise deletes the previously saved login (REM-1). */
export async function updateRememberedLogin(login: SavedLogin, shouldRemember: boolean): Promise<void> {
  if (!shouldRemember) return clearRememberedLogin();
  const username = login.username.trim();
  setAutoLoginEnabled(true);
  if (login.type === 'username') storePasswordCredential(username, login.password);
  try {
    const { rememberLogin } = await importRememberedLogin();
    await rememberLogin({ ...login, username, merchant: getMerchantCode() });
  } catch {
    // The chunk failed to load: remember no login, in particular not the previous one.
    deleteRememberedLoginKeys();
  }
}

/** Deletes the remembered login if an error shows that its credentials are no longer valid (LOGIN-5). */
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
