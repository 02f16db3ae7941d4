import { focusManager, onlineManager, type Query } from '@tanstack/react-query';
import { isOnline, subscribeToOnlineStatus } from '../../browser/device/network';
import { subscribeToPageBecomingVisible } from '../../browser/device/visibility';
import { useMerchant } from '../merchant/merchant-store';
import { useSession } from '../session/session-store';
import { queryClient } from './query-client';
import { removeStoredMemberResponses } from './stored-responses';

/**
 * Connects the query client to the network state, the tab's visibility, the session and the merchant. When a session
 * ends, removes the member's data from memory and storage and aborts its requests (SESS-4). When the merchant changes,
 * removes the data of the previous merchant.
 */
export function connectQueryClient(page: EventTarget = globalThis): void {
  onlineManager.setEventListener((setOnline) => subscribeToOnlineStatus(setOnline, page));
  onlineManager.setOnline(isOnline());
  focusManager.setEventListener((onFocus) => subscribeToPageBecomingVisible(() => onFocus()));
  useSession.subscribe(({ epoch }, previous) => {
    if (epoch === previous.epoch) return;
    removeFromMemory(({ queryKey }) => queryKey[0] === 'member');
    removeStoredMemberResponses();
  });
  useMerchant.subscribe(({ code }, previous) => {
    if (code !== previous.code) removeFromMemory(({ queryKey }) => queryKey[1] !== code);
  });
}

/**
 * Removes queries and their data. A removed query that a component still shows or that is still running would otherwise
 * be kept by a timer once it is unused, as long as an unused query of the cache.
 */
function removeFromMemory(predicate: (query: Query) => boolean): void {
  for (const query of queryClient.getQueryCache().findAll({ predicate })) query.gcTime = 0;
  queryClient.removeQueries({ predicate });
}
