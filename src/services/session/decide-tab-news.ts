import type { TabMessage } from '../../browser/tab-channel';
import type { SessionInfo } from '../../contract/session-info';

export type TabNews = 'nothing' | 'forget' | 'forget-and-tell';

/**
 * What a tab does about another tab's news (SESS-4). A sign-out concerns the tabs of the same member; a member nobody
 * has named yet counts as the same. It is told only where a page is lost by it.
 */
export function decideTabNews(
  message: TabMessage,
  session: Pick<SessionInfo, 'id'> | undefined,
  onMemberPage: boolean,
): TabNews {
  if (message.type !== 'logged-out' || !session) return 'nothing';
  const same = session.id === message.member || session.id === '' || message.member === '';
  if (!same) return 'nothing';
  return onMemberPage ? 'forget-and-tell' : 'forget';
}
