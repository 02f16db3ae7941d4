import type { TabMessage } from '../../browser/tab-channel';
import type { SessionInfo } from '../../contract/session-info';

export type TabNews = 'nothing' | 'forget' | 'forget-and-tell' | 'settle';

/**
 * What a tab does about another tab's news. A sign-out concerns the tabs of the same member; a member nobody has named yet
 * counts as the same. It is told only where a page is lost by it (SESS-4). A change of password settles one that is due to
 * that very member (LOGIN-8).
 */
export function decideTabNews(
  message: TabMessage,
  session: Pick<SessionInfo, 'id'> | undefined,
  onMemberPage: boolean,
): TabNews {
  if (!session) return 'nothing';
  if (message.type === 'password-changed') {
    return session.id === message.member && session.id !== '' ? 'settle' : 'nothing';
  }
  const same = session.id === message.member || session.id === '' || message.member === '';
  if (!same) return 'nothing';
  return onMemberPage ? 'forget-and-tell' : 'forget';
}
