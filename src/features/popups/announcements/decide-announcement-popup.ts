import type { AnnouncementState } from '../../../services/popups/popup-records';

/** Most hashes that are remembered of closed announcements. */
const MAX_HASHES = 500;

/** What the checkbox of the popup does: hide it for the rest of the day, or for good. */
export type HideChoice = 'none' | 'today' | 'forever';

/** What decides whether the popup is due. Times are epoch milliseconds. */
export interface AnnouncementQuestion {
  /** Hashes of the announcements for this viewer. */
  readonly hashes: readonly string[];
  /** Undefined: never closed on this device. */
  readonly state: AnnouncementState | undefined;
  /** The merchant has switched the popup off. */
  readonly isSwitchedOff: boolean;
  readonly now: number;
}

/** Returns why the announcement popup is not due; undefined if it is (POP-3). */
export function decideAnnouncementPopup({
  hashes,
  state,
  isSwitchedOff,
  now,
}: AnnouncementQuestion): string | undefined {
  if (isSwitchedOff) return 'switched off by the merchant';
  if (hashes.length === 0) return 'no announcements for this viewer';
  if (state === undefined) return undefined;
  if (state.hidePopup === 1) return 'hidden for good';
  const known = new Set(state.hashes);
  if (hashes.some((hash) => !known.has(hash))) return undefined;
  if (state.show) return undefined;
  if (state.hiddenUntil === 0) return 'closed';
  return now < state.hiddenUntil ? 'hidden until midnight' : undefined;
}

/**
 * Returns the state with a time that lies beyond the next midnight set to it, and the same state otherwise: a device whose
 * clock was set back would hide the popup for days.
 */
export function withPlausibleTime(state: AnnouncementState, now: number): AnnouncementState {
  const hiddenUntil = Math.min(state.hiddenUntil, nextLocalMidnight(now));
  return hiddenUntil === state.hiddenUntil ? state : { ...state, hiddenUntil };
}

/** Returns the state after the popup with these announcements was closed (POP-3). */
export function closeAnnouncements(
  hashes: readonly string[],
  previous: AnnouncementState | undefined,
  choice: HideChoice,
  now: number,
): AnnouncementState {
  // Hashes of earlier lists are kept, so that an announcement that returns is not new.
  const earlier = (previous?.hashes ?? []).filter((hash) => !hashes.includes(hash));
  return {
    kind: 'announcements',
    show: false,
    hiddenUntil: choice === 'today' ? nextLocalMidnight(now) : 0,
    hidePopup: choice === 'forever' ? 1 : 0,
    hashes: [...hashes, ...earlier].slice(0, MAX_HASHES),
  };
}

/**
 * Returns the first moment of the next day in the device's time zone (epoch ms). Where clocks change at midnight, the
 * next day begins at one o'clock, or a second midnight belongs to a day that has begun: `Date` follows both.
 * @param now epoch milliseconds
 */
export function nextLocalMidnight(now: number): number {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
}

/** What decides how the announcements are closed. */
export interface CloseQuestion {
  /** The slide on the screen, from 0. */
  readonly at: number;
  readonly count: number;
  readonly isForced: boolean;
  readonly layout: 'carousel' | 'list';
}

/** Decides what closing does: announcements that must be read page to the last slide before they close (POP-3). */
export function decideCloseAction({ at, count, isForced, layout }: CloseQuestion): 'close' | 'next' {
  return isForced && layout === 'carousel' && at < count - 1 ? 'next' : 'close';
}
