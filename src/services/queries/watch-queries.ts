import { focusManager, onlineManager } from '@tanstack/react-query';
import { isOnline, subscribeNetwork } from '../../browser/device/network';
import { subscribePageVisible } from '../../browser/device/visibility';
import { useMerchant } from '../merchant/merchant-store';
import { useSession } from '../session/session-store';
import { queryClient } from './query-client';
import { removeStoredMemberResponses } from './stored-responses';

/**
 * Connects the query client to the network state, the tab's visibility, the session and the merchant. When a session
 * ends, removes the member's data from memory and storage and aborts its requests (SESS-4). When the merchant changes,
 * removes the data of the previous merchant.
 */
export function watchQueries(page: EventTarget = globalThis): void {
  onlineManager.setEventListener((setOnline) => subscribeNetwork(setOnline, page));
  onlineManager.setOnline(isOnline());
  focusManager.setEventListener((onFocus) => subscribePageVisible(() => onFocus()));
  useSession.subscribe(({ epoch }, previous) => {
    if (epoch === previous.epoch) return;
    queryClient.removeQueries({ queryKey: ['member'] });
    removeStoredMemberResponses();
  });
  useMerchant.subscribe(({ code }, previous) => {
    if (code !== previous.code) queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== code });
  });
}
