import { isLoginRemembered } from '../../services/remembered-login/auto-login-flag';
import { overruled } from '../../services/remembered-login/overrule';
import { currentSession } from '../../services/session/session-store';
import type { StartAddress } from './start-address';

/** Lets a remembered sign-in happen behind what is on screen; without one not a byte is fetched for it (REM-3). */
export async function startAutoLogin(address: StartAddress): Promise<void> {
  if (currentSession() || !isLoginRemembered()) return;
  try {
    const { autoLogin } = await import('./auto-login');
    await autoLogin(address, overruled);
  } catch {
    // Its code cannot be had just now: the visitor signs in by hand, or at the next start.
  }
}
