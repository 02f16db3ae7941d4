import { openTabChannel, type TabChannel, type TabMessage, tabMessage } from '../../browser/storage/tab-channel';
import { TAB_CHANNEL } from '../../contract/storage-keys';

let channel: TabChannel<TabMessage> | undefined;

/** Subscribes to the messages of the other tabs of this origin, for the lifetime of the page. */
export function subscribeToTabMessages(listener: (message: TabMessage) => void): void {
  channel = openTabChannel(TAB_CHANNEL, tabMessage, listener);
}

/**
 * Sends a message to the other tabs. Uses the channel of subscribeToTabMessages(), because a second channel would
 * deliver the message to this tab as well.
 */
export function broadcastToTabs(message: TabMessage): void {
  channel?.post(message);
}
