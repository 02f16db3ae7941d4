import {
  POPUP_KINDS,
  type PopupCandidate,
  type PopupKind,
  type PopupStatus,
} from '../../../services/popups/popup-candidate';
import type { PageKindForPopups } from './page-kind-for-popups';

/** Pause between two popups (ms). */
export const POPUP_GAP_MS = 600;

/**
 * Kinds of popups that may open on every page except the pages for signing in, filling in a form or playing. Popups
 * of all other kinds open on home only, unless they belong to the current page (`isForPage`).
 */
const KINDS_FOR_ANY_PAGE: readonly PopupKind[] = ['upgrade', 'update'];

/** Kinds of popups that offer something; not for somebody on a break or excluded (SAFE-4). */
const MARKETING_KINDS: readonly PopupKind[] = ['banner-1', 'banner-2', 'forced-install', 'install', 'push'];

/** Kinds of which the merchant may limit the number; an install that it makes a condition is none. */
export const CAPPED_KINDS: readonly PopupKind[] = MARKETING_KINDS.filter((kind) => kind !== 'forced-install');

/** State of the page that the popup queue depends on. */
export interface PageStateForPopups {
  readonly pageKind: PageKindForPopups;
  /** Whether the screen for maintenance, a region restriction or a failed start is shown. */
  readonly isSiteClosed: boolean;
  /** Whether a dialog, sheet or notice that does not belong to the queue is open. */
  readonly isOverlayOpen: boolean;
  /** Whether something may be offered to the user of this browser; see play-status-rules.ts. */
  readonly isMarketingAllowed: boolean;
  /**
   * Whether no further popup that offers something may open today; see isPopupCapReached(). Undefined until it is known
   * what was shown before.
   */
  readonly isCapReached: boolean | undefined;
  /** Keys of the popups that this page has opened and counted, which may open again after something else. */
  readonly countedKeys: ReadonlySet<string>;
  readonly hasFieldFocus: boolean;
  /** Whether the page has settled since it was loaded; see usePageSettledStore. */
  readonly isSettled: boolean;
  readonly isTabVisible: boolean;
  /** Key of the popup on the screen; undefined if there is none. */
  readonly current: string | undefined;
  /** Time since a popup was last closed, by a monotonic clock (ms); undefined if no popup has been closed. */
  readonly sinceClosedMs: number | undefined;
}

export interface PopupQueueDecision {
  /** Key of the popup to show; undefined if there is none. */
  readonly shown: string | undefined;
  /** Status of every candidate, in the order of the queue. */
  readonly statuses: readonly PopupStatus[];
}

const rankOf = ({ kind }: PopupCandidate): number => POPUP_KINDS.indexOf(kind);

/**
 * Decides which popup is on the screen: the first candidate that is due, but not until POPUP_GAP_MS after the last
 * popup was closed (BAN-2). An open popup stays until it is closed or no longer due, the page does not allow it, or
 * another overlay opens.
 */
export function decideNextPopup(
  candidates: readonly PopupCandidate[],
  context: PageStateForPopups,
): PopupQueueDecision {
  const queue = [...candidates].sort((a, b) => rankOf(a) - rankOf(b));
  const isDue = (candidate: PopupCandidate) => candidate.skipped === undefined;
  const current = queue.find(({ key }) => key === context.current);
  const stays = current !== undefined && isDue(current) && removalReason(current, context) === undefined;
  const next = stays ? current : queue.find((one) => isDue(one) && blockReason(one, context) === undefined);
  const isPausing = !stays && (context.current !== undefined || (context.sinceClosedMs ?? POPUP_GAP_MS) < POPUP_GAP_MS);
  const shown = isPausing ? undefined : next;

  const statusOf = (candidate: PopupCandidate): Pick<PopupStatus, 'status' | 'reason'> => {
    if (candidate === shown) return { status: 'shown', reason: stays ? 'stays' : 'next' };
    if (candidate.skipped !== undefined) return { status: 'skipped', reason: candidate.skipped };
    const blocked = blockReason(candidate, context);
    if (blocked !== undefined) return { status: 'blocked', reason: blocked };
    return { status: 'waiting', reason: candidate === next ? 'pause' : `behind ${next?.key}` };
  };
  return { shown: shown?.key, statuses: queue.map((one) => ({ key: one.key, kind: one.kind, ...statusOf(one) })) };
}

/**
 * Returns why a candidate must not be on the screen, even if it is already open; undefined if it may be on the
 * screen.
 */
function removalReason({ kind, isForPage = false }: PopupCandidate, context: PageStateForPopups): string | undefined {
  if (context.isSiteClosed) return 'site closed';
  if (!context.isMarketingAllowed && MARKETING_KINDS.includes(kind)) return 'a break from play, or not known yet';
  if (!isForPage && context.pageKind === 'none') return 'no popups on this page';
  if (!isForPage && context.pageKind === 'page' && !KINDS_FOR_ANY_PAGE.includes(kind)) return 'only on home';
  return context.isOverlayOpen ? 'another dialog is open' : undefined;
}

/** Returns why a candidate cannot be opened now; undefined if it can be opened. */
function blockReason(candidate: PopupCandidate, context: PageStateForPopups): string | undefined {
  const removal = removalReason(candidate, context);
  if (removal !== undefined) return removal;
  if (
    context.isCapReached !== false &&
    CAPPED_KINDS.includes(candidate.kind) &&
    !context.countedKeys.has(candidate.key)
  )
    return context.isCapReached ? 'limit of the day' : 'not known yet what was shown today';
  if (!context.isSettled) return 'home has not settled';
  if (context.hasFieldFocus) return 'a field has focus';
  return context.isTabVisible ? undefined : 'tab is hidden';
}
