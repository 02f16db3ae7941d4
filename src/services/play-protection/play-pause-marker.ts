import { create } from 'zustand';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import type { SessionInfo } from '../../contract/session-info';
import { PLAY_PROTECTION_KEY } from '../../contract/storage-keys';
import { useSession } from '../session/session-store';

/**
 * Returns the status of an offer on the first screen (SAFE-4): `shown`; `held` as long as the platform has not
 * answered about the member in this session, when its place may be kept; `left-out` for somebody on a break or excluded.
 */
export function useOfferState(): 'shown' | 'held' | 'left-out' {
  const isPaused = usePlayPauseMarker((state) => state.isPaused);
  const isKnown = useSession(({ session }) => isPlayStatusKnown(session));
  return isPaused ? 'left-out' : isKnown ? 'shown' : 'held';
}

/** Whether the user of this browser may be offered something now (SAFE-4). */
export const useMayOffer = (): boolean => useOfferState() === 'shown';

/** Whether the platform has answered about the signed-in member in this session; true for a visitor. */
export const isPlayStatusKnown = (session: Pick<SessionInfo, 'playStatus'> | undefined): boolean =>
  session === undefined || session.playStatus === 'known';

/**
 * Whether somebody in this browser is on a break or excluded, for the first screen, which shows no promotions then
 * (SAFE-4). The rules are in play-status.ts, which is loaded later and corrects the mark: it is part of the initial
 * scripts, so it only looks whether something is stored.
 */
export const usePlayPauseMarker = create(() => ({ isPaused: safeLocalStorage.keys(PLAY_PROTECTION_KEY).length > 0 }));
