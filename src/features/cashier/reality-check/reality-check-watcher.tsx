import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { subscribeToPageBecomingVisible } from '../../../browser/device/visibility';
import { getJurisdiction } from '../../../services/merchant/merchant-store';
import { useQueryScope } from '../../../services/queries/query-scope';
import { useMemberKey } from '../../../services/session/use-member-key';
import { signOut } from '../../../services/session-lifecycle/sign-out';
import { walletQuery } from '../../../services/wallet/wallet-queries';
import { closeRealityCheck, openRealityCheck, useIsRealityCheckOpen } from './open-reality-check';
import { countPlayTime, usePlayCount } from './play-count';

/** How often the time is counted (ms). */
const COUNT_INTERVAL_MS = 5_000;

/**
 * Opens the reality check when the time has come, on every page and over a game in a frame (SAFE-3). If something else
 * closes it, such as a navigation, it opens again until the member has answered it.
 */
export function RealityCheckWatcher() {
  const member = useMemberKey();
  const { data } = useQuery({
    ...walletQuery(useQueryScope()),
    enabled: member !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const maxMinutes = getJurisdiction()?.realityCheckMinutes ?? 0;
  const minutes = data?.value.realityCheckMinutes;
  const isDue = usePlayCount(({ count }) => count?.isDue === true);
  const isOpen = useIsRealityCheckOpen();

  useEffect(() => {
    if (member === '') return;
    const count = () => countPlayTime(minutes, maxMinutes);
    count();
    const timer = setInterval(count, COUNT_INTERVAL_MS);
    // Timers stand still while a device sleeps and in a page that is kept for the Back button.
    const unsubscribe = subscribeToPageBecomingVisible(count);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [member, minutes, maxMinutes]);

  const { key } = useLocation();
  const historyKey = useRef(key);
  useEffect(() => {
    historyKey.current = key;
  }, [key]);

  useEffect(() => {
    if (!isDue && isOpen) closeRealityCheck();
    if (!isDue || isOpen) return;
    let isWanted = true;
    void openRealityCheck(
      () => isWanted,
      () => signOut(historyKey.current),
    );
    return () => {
      isWanted = false;
    };
  }, [isDue, isOpen]);
  return null;
}
