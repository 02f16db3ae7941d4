import type { TabMessage } from '../../browser/storage/tab-channel';
import type { SessionInfo } from '../../contract/session-info';

export type TabMessageEffect =
  | 'nothing'
  | 'end'
  | 'end-and-notify'
  | 'mark-password-changed'
  | 'stop-storing'
  | 'leave';

/**
 * Decides what this tab does on a message from another tab. A sign-out ends the session if both tabs have the same
 * member, or if the member of either tab is not known yet; the user is notified only on member pages (SESS-4). A
 * password change by the same member clears the requirement to change the password (LOGIN-8). A forgotten device
 * concerns every tab (SAFE-6).
 */
export function decideTabMessageEffect(
  message: TabMessage,
  session: Pick<SessionInfo, 'id'> | undefined,
  isOnMemberPage: boolean,
): TabMessageEffect {
  if (message.type === 'forgetting') return 'stop-storing';
  if (message.type === 'forgotten') return 'leave';
  if (!session) return 'nothing';
  if (message.type === 'password-changed') {
    return session.id === message.member && session.id !== '' ? 'mark-password-changed' : 'nothing';
  }
  const isSame = session.id === message.member || session.id === '' || message.member === '';
  if (!isSame) return 'nothing';
  return isOnMemberPage ? 'end-and-notify' : 'end';
}
