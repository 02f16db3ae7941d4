import { isPageVisible, subscribeToPageBecomingVisible } from './visibility';

/**
 * Holds a screen wake lock. Returns a function that releases it. The browser releases the lock of a hidden tab, so it
 * is requested again each time the tab becomes visible. Does nothing if unsupported.
 */
export function holdWakeLock(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let isHeld = true;
  let lock: WakeLockSentinel | undefined;
  const request = async () => {
    if (!isPageVisible()) return;
    // Refused on a low battery, for example: the screen may turn off.
    const acquired = await navigator.wakeLock.request('screen').catch(() => undefined);
    lock = acquired ?? lock;
    if (!isHeld) void acquired?.release();
  };
  void request();
  const stop = subscribeToPageBecomingVisible(() => void request());
  return () => {
    isHeld = false;
    stop();
    void lock?.release();
  };
}
