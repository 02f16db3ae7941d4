import { create } from 'zustand';
import { singleFlight } from '../../base/async';
import { systemClock } from '../../base/clock';
import { showAppBadge } from '../../browser/app-badge';
import { isOnline } from '../../browser/network';
import { chatUnread } from '../../contract/endpoints/promotion';
import { call } from '../../services/platform/platform';
import { currentSession, useSession } from '../../services/session/session-store';
import { hasUnreadCount } from './decide-chat';
import { withChatRetries } from './with-chat-retries';

/** How many messages wait in the chat, as far as is known (CS-2). */
export const useUnread = create<{ readonly count: number }>(() => ({ count: 0 }));

/** Puts the number on the page and on the icon of the installed app. */
export function showUnread(count: number): void {
  useUnread.setState({ count });
  void showAppBadge(count);
}

// Whoever signs out takes the number along, wherever that happens.
useSession.subscribe(({ session }) => {
  if (!session && useUnread.getState().count > 0) showUnread(0);
});

const isCounted = () =>
  hasUnreadCount({ hasSession: currentSession() !== undefined, type: currentSession()?.type ?? -1 });

const epochNow = () => String(useSession.getState().epoch);

/** For one session: another one's number is asked for beside it. */
const ask = singleFlight(async (epoch) => {
  const answer = await withChatRetries(() => call(chatUnread, { quiet: true, fresh: true, once: true }), {
    clock: systemClock,
    isOnline,
  });
  if (answer.ok && epochNow() === epoch && isCounted()) showUnread(Math.max(0, Math.trunc(answer.value.unReadCount)));
  return answer.ok;
});

/** Asks how many there are, once at a time; what fails leaves the number as it was. Answers whether the number is known. */
export async function refreshUnread(): Promise<boolean> {
  if (isCounted()) return ask(epochNow());
  showUnread(0);
  return true;
}
