import { isOnline, subscribeToOnlineStatus } from '../../browser/device/network';
import { replaceLocation } from '../../browser/page/windows';
import { HOME_PATH } from '../../contract/paths';

let unsubscribe = () => {};

/**
 * Begins again at home as on a first visit, after the device was forgotten (SAFE-6). Without a network the page stays
 * until there is one, because the app is no longer stored; it then leaves once, however often it was told to.
 */
export function leaveForgottenDevice(): void {
  unsubscribe();
  if (isOnline()) replaceLocation(HOME_PATH);
  else unsubscribe = subscribeToOnlineStatus(leaveForgottenDevice);
}
