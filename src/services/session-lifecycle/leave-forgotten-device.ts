import { systemClock } from '../../base/clock';
import { isOnline, subscribeToOnlineStatus } from '../../browser/device/network';
import { isPageVisible, subscribeToPageBecomingVisible } from '../../browser/device/visibility';
import { replaceLocation } from '../../browser/page/windows';
import { ping } from '../../contract/endpoints/site/domains';
import { HOME_PATH } from '../../contract/paths';
import { pollWithBackoff } from '../network/poll-with-backoff';
import { call } from '../platform/api-client';

let waiting = new AbortController();

/**
 * Begins again at home, or on another page, as on a first visit, after the device was forgotten (SAFE-6). Without a network the page stays
 * until there is one, because the app is no longer stored; it then leaves once, however often it was told to. A browser
 * that reports no network may be wrong, so that a response counts as well, also a later one (OFF-2).
 */
export function leaveForgottenDevice(path: string = HOME_PATH): void {
  waiting.abort();
  const leave = () => {
    waiting.abort();
    replaceLocation(path);
  };
  waiting = new AbortController();
  const { signal } = waiting;
  if (isOnline()) {
    leave();
    return;
  }
  signal.addEventListener(
    'abort',
    subscribeToOnlineStatus(() => leaveForgottenDevice(path)),
  );
  const poll = async () => {
    if (!signal.aborted && (await isPlatformReached(signal)) && !signal.aborted) leave();
    return signal.aborted;
  };
  void pollWithBackoff(poll, {
    isVisible: isPageVisible,
    subscribeVisible: subscribeToPageBecomingVisible,
    clock: systemClock,
  });
}

async function isPlatformReached(signal: AbortSignal): Promise<boolean> {
  const answer = await call(ping, { query: { speed: String(Date.now()) }, quiet: true, signal });
  return answer.ok || (answer.error.layer !== 'offline' && answer.error.layer !== 'timeout');
}
