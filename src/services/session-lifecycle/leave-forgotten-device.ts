import { isOnline, subscribeToOnlineStatus } from '../../browser/device/network';
import { replaceLocation } from '../../browser/page/windows';
import { HOME_PATH, PING_PATH } from '../../contract/paths';

let waiting = new AbortController();

/**
 * Begins again at home as on a first visit, after the device was forgotten (SAFE-6). Without a network the page stays
 * until there is one, because the app is no longer stored; it then leaves once, however often it was told to. A browser
 * that reports no network may be wrong, so that a response counts as well (OFF-2).
 */
export function leaveForgottenDevice(): void {
  waiting.abort();
  const leave = () => {
    waiting.abort();
    replaceLocation(HOME_PATH);
  };
  waiting = new AbortController();
  const { signal } = waiting;
  if (isOnline()) leave();
  else {
    signal.addEventListener('abort', subscribeToOnlineStatus(leaveForgottenDevice));
    fetch(`${PING_PATH}?speed=${Date.now()}`, { signal }).then(leave, () => undefined);
  }
}
