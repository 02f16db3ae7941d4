import { isLoginRemembered } from '../../services/remembered-login/auto-login-flag';
import { currentSession } from '../../services/session/session-store';
import type { StartAddress } from './start-address';

const overruled = new AbortController();

/** Somebody types into a sign-in form: from now on nobody is signed in behind it, least of all somebody else. */
export const overruleAutoLogin = (): void => overruled.abort();

/** Lets a remembered sign-in happen behind what is on screen; without one not a byte is fetched for it (REM-3). */
export async function startAutoLogin(address: StartAddress): Promise<void> {
  if (currentSession() || !isLoginRemembered()) return;
  try {
    const { autoLogin } = await import('./auto-login');
    await autoLogin(address, overruled.signal);
  } catch {
    // Its code cannot be had just now: the visitor signs in by hand, or at the next start.
  }
}
