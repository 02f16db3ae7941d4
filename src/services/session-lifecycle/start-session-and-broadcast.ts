import type { SessionInfo } from '../../contract/session-info';
import { closeOverlaysOfMember } from '../overlays/overlays';
import { beginSession, getCurrentSession } from '../session/session-store';
import { purgeMemberData } from './purge-member-data';
import { refreshMember } from './refresh-member';
import { broadcastSignIn } from './sign-in-channel';

/**
 * Begins a session in this tab and in the other tabs that show the sign-in page, and fetches the member record in the
 * background (SESS-5). A member who was signed in in this tab leaves nothing in it (SESS-4).
 * @param landing path to open instead of the merchant's landing page
 */
export function startSessionAndBroadcast(session: SessionInfo, landing?: string): void {
  const current = getCurrentSession();
  // The response to a form may arrive after somebody else has signed in. What is stored stays until it is known whose
  // it is; a link or a social sign-in names nobody at first.
  if (current && (current.userName === '' || current.userName !== session.userName)) {
    closeOverlaysOfMember();
    purgeMemberData('expiry');
  }
  beginSession(session, landing);
  broadcastSignIn(session);
  // Not `quiet`: the page the member lands on does not show a failure of this request itself (decision 12).
  void refreshMember({ quiet: false });
}
