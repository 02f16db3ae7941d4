/**
 * Kinds of popups, highest priority first (BAN-2). `upgrade` offers an update of the native app and may be mandatory.
 * `update` offers a new version of this page; it follows the announcements, because the page stays usable without it.
 * Overlays that the user has opened and error notices are not part of the queue; the queue is paused while one of
 * them is open.
 */
export const POPUP_KINDS = [
  'upgrade',
  'forced-announcements',
  'announcements',
  'banner-1',
  'banner-2',
  'update',
  'forced-install',
  'install',
  'push',
] as const;
export type PopupKind = (typeof POPUP_KINDS)[number];

/** A popup that may be queued. Whether it is due has already been decided by the rule for its kind. */
export interface PopupCandidate {
  readonly key: string;
  readonly kind: PopupKind;
  /** Whether the popup may open on the current page, although popups of its kind normally may not open there. */
  readonly isForPage?: boolean;
  /** The reason why the popup is not due; absent if it is due. */
  readonly skipped?: string;
}

/** What the queue has last decided about a candidate. */
export interface PopupStatus {
  readonly key: string;
  readonly kind: PopupKind;
  /**
   * `shown`: on the screen; `waiting`: may be shown, but another popup or a pause comes first; `blocked`: due, but must
   * not be shown now; `skipped`: not due.
   */
  readonly status: 'shown' | 'waiting' | 'blocked' | 'skipped';
  readonly reason: string;
}
