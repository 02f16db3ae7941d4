import { array, object, string } from 'valibot';
import { create } from 'zustand';
import { safeLocalStorage, subscribeToStorageChanges } from '../../browser/storage/web-storage';
import { finiteNumber } from '../../contract/fields';
import { HOME_SNAPSHOT_KEY, PLAY_PROTECTION_KEY } from '../../contract/storage-keys';
import { useSession } from '../session/session-store';
import { readMemberKey, useMemberKey } from '../session/use-member-key';
import { usePlayPauseMarker } from './play-pause-marker';
import {
  addPlayProtection,
  decidePlayStatus,
  isActive,
  isPlayStopped,
  type PlayProtection,
  type PlayStatus,
} from './play-status-rules';

const stored = array(
  object({ member: string(), breakUntil: finiteNumber, excludedUntil: finiteNumber, at: finiteNumber }),
);

/** What is known in this tab: also who is neither on a break nor excluded, which is not stored. */
export const usePlayProtections = create<{ readonly known: readonly PlayProtection[] }>(() => ({ known: [] }));

/** Reads the storage each time: another tab may have written what has not been announced yet. */
export function readKnown(): readonly PlayProtection[] {
  const shared = safeLocalStorage.get(PLAY_PROTECTION_KEY, stored) ?? [];
  return shared.reduce(addPlayProtection, usePlayProtections.getState().known);
}

function publish(known: readonly PlayProtection[]): void {
  usePlayProtections.setState({ known });
  const isPaused = isPlayStopped(getPlayStatus());
  // The snapshot of home may show promotions.
  if (isPaused) safeLocalStorage.remove(HOME_SNAPSHOT_KEY);
  usePlayPauseMarker.setState({ isPaused });
}

// A break or an exclusion that begins in another tab holds in this one at once.
subscribeToStorageChanges(PLAY_PROTECTION_KEY, () => publish(readKnown()));
// Another member may be neither on a break nor excluded.
useSession.subscribe(() => publish(readKnown()));

/** Returns the status of the user of this browser now (SAFE-4). */
export const getPlayStatus = (): PlayStatus =>
  decidePlayStatus({ known: readKnown(), member: readMemberKey(), now: Date.now() });

/** Like getPlayStatus(), but rerenders the component when the status changes. */
export function usePlayStatus(): PlayStatus {
  usePlayProtections();
  return decidePlayStatus({ known: readKnown(), member: useMemberKey(), now: Date.now() });
}

/** Calls `onChange` when something about a break or an exclusion has become known. Returns a function that stops. */
export const subscribeToPlayStatus = (onChange: () => void): (() => void) => usePlayProtections.subscribe(onChange);

/** Records what the platform has said about the break or the exclusion of the signed-in member. */
export function recordPlayProtection(said: Partial<Omit<PlayProtection, 'member'>>): void {
  const member = readMemberKey();
  if (member === '') return;
  const now = Date.now();
  const added = { member, breakUntil: 0, excludedUntil: 0, at: now, ...said };
  const known = addPlayProtection(readKnown(), added);
  const active = known.filter((entry) => isActive(entry, now));
  if (active.length > 0) safeLocalStorage.set(PLAY_PROTECTION_KEY, active);
  else safeLocalStorage.remove(PLAY_PROTECTION_KEY);
  publish(known);
}
