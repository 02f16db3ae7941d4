import type { TabMessage } from '../../browser/storage/tab-channel';
import type { SessionInfo } from '../../contract/session-info';

export type TabMessageEffect = 'nothing' | 'end' | 'end-and-notify' | 'mark-password-changed';

/**
 * Decides the effect of a message from another tab. A sign-out ends the session if its member is the same, or if either
 * member is not known yet; the user is notified only on member pages (SESS-4). After a password change, the same member
 * need not change the password again (LOGIN-8).
 */
export function decideTabMessage(
  message: TabMessage,
  session: Pick<SessionInfo, 'id'> | undefined,
  isOnMemberPage: boolean,
): TabMessageEffect {
  if (!session) return 'nothing';
  if (message.type === 'password-changed') {
    return session.id === message.member && session.id !== '' ? 'mark-password-changed' : 'nothing';
  }
  const isSame = session.id === message.member || session.id === '' || message.member === '';
  if (!isSame) return 'nothing';
  return isOnMemberPage ? 'end-and-notify' : 'end';
}
