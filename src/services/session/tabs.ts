import { openTabChannel, type TabChannel, type TabMessage } from '../../browser/tab-channel';

let channel: TabChannel | undefined;

/** Listens to what the other tabs of this origin tell, for as long as the page lives. */
export function listenToTabs(listener: (message: TabMessage) => void): void {
  channel = openTabChannel(listener);
}

/** Tells the other tabs, over the channel that listens: any other would be heard here as well. */
export function tellTabs(message: TabMessage): void {
  channel?.post(message);
}
