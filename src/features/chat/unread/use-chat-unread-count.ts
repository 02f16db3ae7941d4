import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showAppBadge } from '../../../browser/device/app-badge';
import { useQueryScope } from '../../../services/queries/query-scope';
import { useSession } from '../../../services/session/session-store';
import { shouldFetchUnreadCount } from '../data/decide-chat-action';
import { chatUnreadCountQuery } from './chat-unread-count-query';

// Clear the count on the app's icon on sign-out, in every tab.
useSession.subscribe(({ session }, previous) => {
  if (!session && previous.session) void showAppBadge(0);
});

/**
 * Returns the number of unread messages; 0 if it is not known. Also shows the number as the badge of the installed
 * app's icon (CS-2).
 */
export function useChatUnreadCount(): number {
  const type = useSession(({ session }) => session?.type ?? -1);
  const hasSession = useSession(({ session }) => session !== undefined);
  const enabled = shouldFetchUnreadCount({ hasSession, type });
  const { data } = useQuery({ ...chatUnreadCountQuery(useQueryScope()), enabled });
  const count = enabled ? Math.max(0, Math.trunc(data?.value.unReadCount ?? 0)) : 0;
  const isKnown = data !== undefined || !enabled;
  useEffect(() => {
    if (isKnown) void showAppBadge(count);
  }, [count, isKnown]);
  return count;
}
