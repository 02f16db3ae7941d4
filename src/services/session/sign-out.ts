import { logout } from '../../contract/endpoints/session';
import { call } from '../platform/platform';
import { turnAutoLogin } from '../remembered-login/auto-login-flag';
import { purgeMember } from './purge-member';
import { currentSession } from './session-store';
import { tellTabs } from './tabs';

/**
 * Signs out: the tab forgets first and the other tabs are told, then the platform hears of it; so a sign-out
 * works offline as well (LOGIN-9, SESS-4). Nobody who signed out is signed in again by the next reload (REM-3).
 * @param leaving see endSession()
 */
export async function signOut(leaving?: string): Promise<void> {
  const session = currentSession();
  if (!session) return;
  // The call takes the token with it at once, before it is forgotten here.
  const told = call(logout, { quiet: true });
  purgeMember(leaving);
  turnAutoLogin(false);
  tellTabs({ type: 'logged-out', member: session.id });
  await told; // The platform's session ends by itself if this one never arrives.
}
