import { logout } from '../../contract/endpoints/logout';
import { purgeRecent } from '../games/purge-recent';
import { call } from '../platform/platform';
import { turnAutoLogin } from '../remembered-login/auto-login-flag';
import { purgeMember } from './purge-member';
import { useSession } from './session-store';
import { tellTabs } from './tabs';

/**
 * Signs out: nobody is signed in again by the next reload (REM-3), the other tabs are told, this one forgets, the database
 * before the screen, and only then the platform hears of it; so a sign-out works offline as well (LOGIN-9, SESS-4).
 * Resolves when the member is forgotten here.
 * @param leaving see endSession()
 */
export async function signOut(leaving?: string): Promise<void> {
  const { session, epoch } = useSession.getState();
  if (!session) return;
  turnAutoLogin(false);
  tellTabs({ type: 'logged-out', member: session.id });
  await purgeRecent(session);
  // A second tap, or the end of the session, has done the rest meanwhile.
  if (useSession.getState().epoch !== epoch) return;
  // The call takes the token with it at once, before it is forgotten here. The platform's session ends by itself if it
  // never arrives.
  void call(logout, { quiet: true });
  purgeMember(leaving);
}
