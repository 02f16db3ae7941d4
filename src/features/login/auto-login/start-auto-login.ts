import { isLoginRemembered } from '../../../services/remembered-login/auto-login-flag';
import { autoLoginCancelled } from '../../../services/remembered-login/cancel-auto-login';
import { currentSession } from '../../../services/session/session-store';
import type { InitialLocation } from './auto-login';

/** Starts auto login in the background. Imports its chunk only when a login is remembered (REM-3). */
export async function startAutoLogin(initialLocation: InitialLocation): Promise<void> {
  if (currentSession() || !isLoginRemembered()) return;
  try {
    const { autoLogin } = await import('./auto-login');
    await autoLogin(initialLocation, autoLoginCancelled);
  } catch {
    // The chunk failed to load: the visitor signs in manually, or automatically at the next start.
  }
}
