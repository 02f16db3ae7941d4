import type { SessionInfo } from '../../contract/session-info';
import { refreshMember } from './refresh-member';
import { beginSession } from './session-store';
import { shareSignIn } from './sign-in-channel';

/**
 * Begins the session the platform gave, here and in the tabs that wait for it; who it is, is asked behind (SESS-5).
 * @param landing see beginSession()
 */
export function startSession(session: SessionInfo, landing?: string): void {
  beginSession(session, landing);
  shareSignIn(session);
  // The member waits for it on whatever page he is led to: a failure has no place of its own there (decision 12).
  void refreshMember({ quiet: false });
}
