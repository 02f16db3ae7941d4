import { useEffect, useState } from 'react';
import { type Clock, systemClock } from '../../../base/clock';
import type { PlayLimit } from '../../../contract/endpoints/account/play-limits';
import { readNow } from '../../../services/play-protection/unanswered-exclusion';

/** The platform decides when a delay is over, so its time counts. */
const platformClock: Clock = { ...systemClock, now: readNow };

/** Longest delay of a timer (ms): a longer one would overflow, and end at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Returns the limits whose delay is over at a time (epoch ms), and which the member has to confirm (SAFE-2). */
export const listDueLimits = (list: readonly PlayLimit[], now: number): readonly PlayLimit[] =>
  list.filter(({ needsConfirmation, nextAt }) => needsConfirmation && nextAt > 0 && nextAt <= now);

/** Returns how long until the next delay ends (ms); undefined if none is running. */
export function getTimeToNextDue(list: readonly PlayLimit[], now: number): number | undefined {
  const ends = list.filter(({ needsConfirmation, nextAt }) => needsConfirmation && nextAt > now);
  return ends.length === 0 ? undefined : Math.min(...ends.map(({ nextAt }) => nextAt - now));
}

/** Returns the limits that the member has to confirm, also as soon as a delay ends while the page is open. */
export function useDueLimits(list: readonly PlayLimit[], clock = platformClock): readonly PlayLimit[] {
  const [ends, setEnds] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after an end, the next one is waited for
  useEffect(() => {
    const wait = getTimeToNextDue(list, clock.now());
    if (wait === undefined) return;
    const left = new AbortController();
    void clock.sleep(Math.min(wait, MAX_TIMER_MS), left.signal).then(() => {
      if (!left.signal.aborted) setEnds((count) => count + 1);
    });
    return () => left.abort();
  }, [list, ends]);
  return listDueLimits(list, clock.now());
}
