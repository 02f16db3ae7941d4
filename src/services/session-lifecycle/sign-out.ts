import { logout } from '../../contract/endpoints/logout';
import { purgeRecentGames } from '../games/purge-recent-games';
import { call } from '../platform/api-client';
import { setAutoLoginEnabled } from '../remembered-login/auto-login-flag';
import { useSession } from '../session/session-store';
import { markSignOut } from '../session/sign-out-marks';
import { broadcastToTabs } from '../session/tab-messages';
import { purgeMember } from './purge-member';

/**
 * Signs out: disables auto login (REM-3), notifies the other tabs, including suspended ones, clears the database and then
 * the state of this tab. The request to the platform is not awaited, so a sign-out works offline too (LOGIN-9, SESS-4).
 * Resolves when the member's data has been cleared.
 * @param signedOutOn see endSession()
 */
export async function signOut(signedOutOn?: string): Promise<void> {
  const { session, epoch } = useSession.getState();
  if (!session) return;
  setAutoLoginEnabled(false);
  markSignOut(session, Date.now());
  broadcastToTabs({ type: 'logged-out', member: session.id });
  await purgeRecentGames(session);
  // A second tap or an expired session has completed the sign-out meanwhile.
  if (useSession.getState().epoch !== epoch) return;
  // The request reads the token synchronously, before it is cleared. If it never arrives, the session expires on the
  // platform.
  void call(logout, { quiet: true });
  purgeMember(signedOutOn);
}
