import { isLoginRemembered } from '../../../services/remembered-login/auto-login-flag';
import type { RememberedLogin } from '../../../services/remembered-login/remembered-login';

/**
 * Loads the remembered login. The chunk that reads it is imported only if a login is remembered. Resolves with
 * `undefined` if no login is remembered or the chunk fails to load.
 */
export async function loadRememberedLoginLazily(): Promise<RememberedLogin | undefined> {
  if (!isLoginRemembered()) return undefined;
  try {
    const { loadRememberedLogin } = await import('../../../services/remembered-login/remembered-login');
    return await loadRememberedLogin();
  } catch {
    // Without a network the user types the credentials.
    return undefined;
  }
}
