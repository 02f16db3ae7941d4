import { useEffect } from 'react';
import { askAfresh } from '../../base/async';
import { isOnline, subscribeNetwork } from '../../browser/network';
import { isVisible, subscribeVisible } from '../../browser/visibility';
import { useSession } from '../../services/session/session-store';
import { refreshUnread } from './unread';

/** How often the number is asked for while somebody looks at it, milliseconds. */
const EVERY = 60_000;

const isSeen = () => isVisible() && isOnline();
const refreshIfSeen = () => {
  if (isSeen()) void refreshUnread();
};
const refreshOnReturn = () => {
  if (isSeen()) void askAfresh(refreshUnread);
};

/** Keeps the unread number true while it is on screen: now, each minute, when the tab or the network comes back (CS-2). */
export function useUnreadWatch(): void {
  const epoch = useSession((state) => state.epoch);
  const type = useSession(({ session }) => session?.type ?? -1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session and another type are reasons to ask again
  useEffect(() => {
    void refreshUnread();
    const timer = setInterval(refreshIfSeen, EVERY);
    const stops = [subscribeVisible(refreshIfSeen), subscribeNetwork(refreshOnReturn)];
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  }, [epoch, type]);
}
