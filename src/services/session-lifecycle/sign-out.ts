import { logout } from '../../contract/endpoints/account/logout';
import { call } from '../platform/api-client';
import { setAutoLoginEnabled } from '../remembered-login/auto-login-flag';
import { useSession } from '../session/session-store';
import { recordSignOut } from '../session/sign-out-ids';
import { broadcastToTabs } from '../session/tab-messages';
import { purgeMemberData } from './purge-member-data';

/**
 * Signs out like signOut(), and resolves when the platform has answered or cannot be reached: for who leaves the page,
 * which would end the request.
 */
export async function signOutAndAwaitReply(signedOutOn?: string): Promise<void> {
  const { session } = useSession.getState();
  if (!session) return;
  setAutoLoginEnabled(false);
  recordSignOut(session, Date.now());
  broadcastToTabs({ type: 'logged-out', member: session.id });
  // The request reads the token synchronously, before it is cleared. If it never arrives, the session expires on the
  // platform.
  const answered = call(logout, { quiet: true });
  purgeMemberData('sign-out', signedOutOn);
  await answered;
}

/**
 * Signs out: disables auto login (REM-3), notifies the other tabs, including suspended ones, and clears the member's
 * data (SESS-4). Does not wait for the response to the logout request, so it also works offline (LOGIN-9).
 * @param signedOutOn key of the history entry on which the member signs out
 */
export function signOut(signedOutOn?: string): void {
  void signOutAndAwaitReply(signedOutOn);
}
