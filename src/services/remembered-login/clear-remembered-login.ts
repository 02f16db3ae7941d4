import { deleteRememberedLoginKeys, isLoginRemembered } from './auto-login-flag';

/** Imports the module that stores remembered logins, which is needed only to save or clear one. */
export const importRememberedLogin = () => import('./remembered-login');

/**
 * Deletes the remembered login, if there is one.
 * @param username whose login alone is deleted; empty for anybody's
 */
export async function clearRememberedLogin(username = ''): Promise<void> {
  if (!isLoginRemembered()) return;
  // At once, unless it has to be read first whose it is.
  if (username === '') deleteRememberedLoginKeys();
  try {
    const { forgetLogin } = await importRememberedLogin();
    await forgetLogin(username);
  } catch {
    // The chunk failed to load: without its key the record is unusable, and the next login overwrites it.
    deleteRememberedLoginKeys();
  }
}
