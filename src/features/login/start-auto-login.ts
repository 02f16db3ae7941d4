import { entryState } from '../../browser/history';
import { TOKEN_PARAMETERS } from '../../contract/paths';
import { hasReturnAddress } from '../../services/navigation/return-address';
import { readWanted } from '../../services/navigation/wanted';
import { isLoginRemembered } from '../../services/remembered-login/auto-login-flag';
import { currentSession } from '../../services/session/session-store';
import type { StartAddress } from './auto-login';

/** The address as it is now, before the router changes it. */
export function readStartAddress(): StartAddress {
  const query = new URLSearchParams(location.search);
  return {
    hasToken: TOKEN_PARAMETERS.some((name) => query.has(name)),
    hasReturn: hasReturnAddress(location.search, readWanted(entryState())),
  };
}

/** Lets a remembered sign-in happen behind what is on screen; without one not a byte is fetched for it (REM-3). */
export async function startAutoLogin(address: StartAddress): Promise<void> {
  if (currentSession() || !isLoginRemembered()) return;
  try {
    const { autoLogin } = await import('./auto-login');
    await autoLogin(address);
  } catch {
    // Its code cannot be had just now: the visitor signs in by hand, or at the next start.
  }
}
