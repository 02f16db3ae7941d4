import { create } from 'zustand';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { PLAY_PROTECTION_KEY } from '../../contract/storage-keys';

/**
 * Whether somebody in this browser is on a break or excluded, for the first screen, which shows no promotions then
 * (SAFE-4). The rules are in play-status.ts, which is loaded later and corrects the mark: it is part of the initial
 * scripts, so it only looks whether something is stored.
 */
export const usePlayPauseMarker = create(() => ({ isPaused: safeLocalStorage.keys(PLAY_PROTECTION_KEY).length > 0 }));
