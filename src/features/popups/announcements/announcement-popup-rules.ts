import type { AnnouncementPopupState } from '../../../services/popups/popup-records';
import type { AnnouncementHashes } from './pick-announcements';

/** Maximum number of stored hashes of closed announcements. */
const MAX_HASHES = 500;

/**
 * How long a popup that is closed without its checkbox for the day stays hidden (ms): half a day, so that it is shown
 * again on a later visit.
 */
const CLOSED_FOR_MS = 12 * 3_600_000;

/** The popup's checkbox: there is none, it hides the popup until midnight, or it hides it permanently. */
export type AnnouncementHideBox = 'none' | 'today' | 'forever';

/** How long closing hides the popup. `unchanged`: until there is a new or changed announcement. */
export type AnnouncementHideChoice = 'unchanged' | 'visit' | 'today' | 'forever';

/**
 * Decides how long closing hides the popup: never longer without the checkbox than with it (POP-3, decision 21).
 */
export function decideHideChoice(hideBox: AnnouncementHideBox, isBoxChecked: boolean): AnnouncementHideChoice {
  if (hideBox !== 'none' && isBoxChecked) return hideBox;
  return hideBox === 'today' ? 'visit' : 'unchanged';
}

/** Input of the decision whether the announcement popup is due. Times are epoch milliseconds. */
export interface AnnouncementPopupInput {
  /** The announcements for this viewer. */
  readonly announcements: readonly AnnouncementHashes[];
  /** Whether announcements were left out because a reader would see nothing. */
  readonly hasInvisible: boolean;
  /** Stored state of the popup; undefined if it was never closed on this device. */
  readonly state: AnnouncementPopupState | undefined;
  /** Whether the merchant has switched the popup off. */
  readonly isSwitchedOff: boolean;
  readonly now: number;
}

/** Returns why the announcement popup is not due; undefined if it is due (POP-3). */
export function findAnnouncementPopupSuppressionReason({
  announcements,
  hasInvisible,
  state,
  isSwitchedOff,
  now,
}: AnnouncementPopupInput): string | undefined {
  if (isSwitchedOff) return 'switched off by the merchant';
  if (announcements.length === 0) return hasInvisible ? 'nothing to see' : 'no announcements for this viewer';
  if (state === undefined) return undefined;
  if (state.hidePopup === 1) return 'hidden for good';
  const known = new Set(state.hashes);
  if (announcements.some(({ hash, earlierHash }) => !known.has(hash) && !known.has(earlierHash))) return undefined;
  if (state.show) return undefined;
  if (state.hiddenUntil === 0) return 'closed';
  return now < state.hiddenUntil ? 'closed for today or this visit' : undefined;
}

/**
 * Limits `hiddenUntil` to the next midnight. A later time, stored before the device's clock was set back, would hide
 * the popup for days. Returns the same object if nothing changes.
 */
export function clampHiddenUntil(state: AnnouncementPopupState, now: number): AnnouncementPopupState {
  const hiddenUntil = Math.min(state.hiddenUntil, computeNextLocalMidnight(now));
  return hiddenUntil === state.hiddenUntil ? state : { ...state, hiddenUntil };
}

/**
 * Adds the current hashes of announcements that were closed under their earlier ones, so that they stay closed when their
 * HTML changes. Returns the same object if nothing changes.
 */
export function adoptEarlierHashes(
  state: AnnouncementPopupState,
  announcements: readonly AnnouncementHashes[],
): AnnouncementPopupState {
  const known = new Set(state.hashes);
  const added = announcements.filter(({ hash, earlierHash }) => !known.has(hash) && known.has(earlierHash));
  if (added.length === 0) return state;
  return { ...state, hashes: [...added.map(({ hash }) => hash), ...state.hashes].slice(0, MAX_HASHES) };
}

/**
 * Returns the state to store after the popup with these announcements was closed (POP-3).
 * @param now epoch ms
 */
export function computeAnnouncementStateAfterClosing(
  hashes: readonly string[],
  previous: AnnouncementPopupState | undefined,
  choice: AnnouncementHideChoice,
  now: number,
): AnnouncementPopupState {
  // Hashes of earlier lists are kept, so that an announcement that returns is not new.
  const earlier = (previous?.hashes ?? []).filter((hash) => !hashes.includes(hash));
  return {
    kind: 'announcements',
    show: false,
    hiddenUntil: computeHiddenUntil(choice, now),
    hidePopup: choice === 'forever' ? 1 : 0,
    hashes: [...hashes, ...earlier].slice(0, MAX_HASHES),
  };
}

function computeHiddenUntil(choice: AnnouncementHideChoice, now: number): number {
  switch (choice) {
    case 'today':
      return computeNextLocalMidnight(now);
    case 'visit':
      return Math.min(now + CLOSED_FOR_MS, computeNextLocalMidnight(now));
    case 'unchanged':
    case 'forever':
      return 0;
  }
}

/**
 * Returns the start of the next day in the device's time zone (epoch ms). Uses `Date`, which handles clock changes at
 * midnight: the day may start at 1:00, or midnight may occur twice.
 * @param now epoch ms
 */
export function computeNextLocalMidnight(now: number): number {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
}

/** Input of decideCloseButtonAction(). */
export interface CloseButtonActionInput {
  /** Index of the current slide. */
  readonly slideIndex: number;
  readonly slideCount: number;
  readonly isForced: boolean;
  readonly layout: 'carousel' | 'list';
}

/**
 * Decides what the close button does. In a carousel of announcements that must be read, it moves to the next slide
 * (`next`) until the last one is shown; otherwise it closes the popup (`close`) (POP-3).
 */
export function decideCloseButtonAction({
  slideIndex,
  slideCount,
  isForced,
  layout,
}: CloseButtonActionInput): 'close' | 'next' {
  return isForced && layout === 'carousel' && slideIndex < slideCount - 1 ? 'next' : 'close';
}
