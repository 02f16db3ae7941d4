import { openTabChannel, type TabChannel, type TabMessage, tabMessage } from '../../browser/tab-channel';
import { TAB_CHANNEL } from '../../contract/storage-keys';

let channel: TabChannel<TabMessage> | undefined;

/** Listens to what the other tabs of this origin tell, for as long as the page lives. */
export function listenToTabs(listener: (message: TabMessage) => void): void {
  channel = openTabChannel(TAB_CHANNEL, tabMessage, listener);
}

/** Tells the other tabs, over the channel that listens: any other would be heard here as well. */
export function tellTabs(message: TabMessage): void {
  channel?.post(message);
}
