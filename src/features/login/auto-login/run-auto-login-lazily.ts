import { isLoginRemembered } from '../../../services/remembered-login/auto-login-flag';
import { autoLoginCancelSignal } from '../../../services/remembered-login/cancel-auto-login';
import { getCurrentSession } from '../../../services/session/session-store';
import type { InitialLocation } from './run-auto-login';

/**
 * Runs auto login if a login is remembered and nobody is signed in; only then imports the chunk of auto login
 * (REM-3). Never rejects.
 */
export async function runAutoLoginLazily(initialLocation: InitialLocation): Promise<void> {
  if (getCurrentSession() || !isLoginRemembered()) return;
  try {
    const { runAutoLogin } = await import('./run-auto-login');
    await runAutoLogin(initialLocation, autoLoginCancelSignal);
  } catch {
    // The chunk failed to load: the visitor signs in manually, or automatically at the next start.
  }
}
