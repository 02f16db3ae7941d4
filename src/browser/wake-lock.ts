import { isVisible, subscribeVisible } from './visibility';

/**
 * Keeps the screen from going dark until the way back, which it answers, is taken. The browser takes the lock away with
 * the tab, so it is asked for again each time that comes to the front; where it cannot be had the screen goes dark.
 */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let isWanted = true;
  let lock: WakeLockSentinel | undefined;
  const ask = async () => {
    if (!isVisible()) return;
    // Refused on a low battery, for example: nobody could do anything about it.
    const given = await navigator.wakeLock.request('screen').catch(() => undefined);
    lock = given ?? lock;
    if (!isWanted) void given?.release();
  };
  void ask();
  const stop = subscribeVisible(() => void ask());
  return () => {
    isWanted = false;
    stop();
    void lock?.release();
  };
}
