import type { SessionInfo } from '../../contract/session-info';
import { beginSession } from '../session/session-store';
import { refreshMember } from './refresh-member';
import { broadcastSignIn } from './sign-in-channel';

/**
 * Begins a session in this tab and in the other tabs that show the sign-in page, and fetches the member record in the
 * background (SESS-5).
 * @param landing path to open instead of the merchant's landing page
 */
export function startSessionAndBroadcast(session: SessionInfo, landing?: string): void {
  beginSession(session, landing);
  broadcastSignIn(session);
  // Not `quiet`: the page the member lands on does not show a failure of this request itself (decision 12).
  void refreshMember({ quiet: false });
}
