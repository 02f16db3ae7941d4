import { storePasswordCredential } from '../../../browser/identity/password-credential';
import { getMerchantCode } from '../../../services/merchant/merchant-store';
import { deleteRememberedLoginKeys, setAutoLoginEnabled } from '../../../services/remembered-login/auto-login-flag';
import { clearRememberedLogin, importRememberedLogin } from '../../../services/remembered-login/clear-remembered-login';

/** The fields of a login that are stored. For `sms`, `username` contains the mobile number in E.164 format. */
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
