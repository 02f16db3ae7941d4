import { array, object, optional, string } from 'valibot';
import { create } from 'zustand';
import { safeLocalStorage, subscribeToStorageChanges } from '../../browser/storage/web-storage';
import { finiteNumber } from '../../contract/fields';
import { HOME_SNAPSHOT_KEY, PLAY_PROTECTION_KEY } from '../../contract/storage-keys';
import { getPlatformTime } from '../platform/platform-time';
import { useSession } from '../session/session-store';
import { readMemberKey, useMemberKey } from '../session/use-member-key';
import { isPlayStatusKnown, usePlayPauseMarker } from './play-pause-marker';
import {
  addPlayProtection,
  decidePlayStatus,
  isMarketingAllowed,
  isPlayStopped,
  type PlayProtection,
  type PlayStatus,
} from './play-status-rules';

/** The schema of what is stored for every tab. When a page has learned of it concerns that page alone. */
const stored = array(
  object({
    ...{ member: string(), breakUntil: finiteNumber, excludedUntil: finiteNumber, at: finiteNumber },
    heardAt: optional(finiteNumber, 0),
  }),
);

/** What is known in this tab: also who is neither on a break nor excluded, which is not stored. */
export const usePlayProtections = create<{ readonly known: readonly PlayProtection[] }>(() => ({ known: [] }));

/** Returns what is stored for every tab. */
export const readStored = () => safeLocalStorage.get(PLAY_PROTECTION_KEY, stored) ?? [];

/**
 * Reads the storage each time: another tab may have written what has not been announced yet, and what this page learns
 * of only now.
 */
export function readKnown(): readonly PlayProtection[] {
  const learnedTicks = performance.now();
  return readStored()
    .map((entry) => ({ ...entry, learnedTicks }))
    .reduce(addPlayProtection, usePlayProtections.getState().known);
}

/** Lets everything that asks for the status know what is known now. */
export function publishKnown(known: readonly PlayProtection[]): void {
  usePlayProtections.setState({ known });
  const isPaused = isPlayStopped(getPlayStatus());
  // The snapshot of home may show promotions.
  if (isPaused) safeLocalStorage.remove(HOME_SNAPSHOT_KEY);
  usePlayPauseMarker.setState({ isPaused });
}

// A break or an exclusion that begins in another tab holds in this one at once.
subscribeToStorageChanges(PLAY_PROTECTION_KEY, () => publishKnown(readKnown()));
// Another member may be neither on a break nor excluded.
useSession.subscribe(() => publishKnown(readKnown()));

/** Returns the status of the user of this browser now (SAFE-4). */
export const getPlayStatus = (): PlayStatus =>
  decidePlayStatus({
    known: readKnown(),
    member: readMemberKey(),
    isKnown: isPlayStatusKnown(useSession.getState().session),
    now: getPlatformTime(),
  });

/** Whether the user of this browser may be offered something now; components use useMayOffer() (SAFE-4). */
export const mayOffer = (): boolean => isMarketingAllowed(getPlayStatus());

/** Like getPlayStatus(), but rerenders the component when the status changes. */
export function usePlayStatus(): PlayStatus {
  usePlayProtections();
  const isKnown = useSession(({ session }) => isPlayStatusKnown(session));
  return decidePlayStatus({ known: readKnown(), member: useMemberKey(), isKnown, now: getPlatformTime() });
}

/** Calls `onChange` when something about a break or an exclusion has become known. Returns a function that stops. */
export const subscribeToPlayStatus = (onChange: () => void): (() => void) => usePlayProtections.subscribe(onChange);
