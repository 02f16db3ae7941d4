import { queryOptions } from '@tanstack/react-query';
import { chatUnreadCount } from '../../../contract/endpoints/site/chat';
import { call } from '../../../services/platform/api-client';
import { createQueryKey } from '../../../services/queries/query-key';
import type { QueryScope } from '../../../services/queries/query-scope';
import { runPlatformQuery } from '../../../services/queries/run-platform-query';
import { CHAT_RETRY_DELAYS_MS, isChatErrorRetryable } from '../data/with-chat-retries';

/** Interval between requests for the unread count while the page is visible (ms). */
const UNREAD_POLL_INTERVAL_MS = 60_000;

/**
 * Query options for the number of unread chat messages, which is fetched every minute while the page is visible, when
 * the page becomes visible, and on reconnect (CS-2).
 */
export const chatUnreadCountQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: createQueryKey(chatUnreadCount, {}, scope),
    queryFn: (run) => runPlatformQuery((options) => call(chatUnreadCount, options), run),
    staleTime: 0,
    refetchInterval: UNREAD_POLL_INTERVAL_MS,
    refetchOnWindowFocus: 'always',
    retry: (failures, error) => failures < CHAT_RETRY_DELAYS_MS.length && isChatErrorRetryable(error),
    retryDelay: (failures) => CHAT_RETRY_DELAYS_MS[failures] ?? 0,
  });
