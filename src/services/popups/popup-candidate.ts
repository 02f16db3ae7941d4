/**
 * Kinds of popups, in the order of the queue (BAN-2). Overlays that the user has opened, and error notices, do not
 * belong to the queue and suspend it. `upgrade` is the update of the native app, which may be mandatory; `update` is a
 * new version of this page, which leaves the page usable and therefore comes after announcements that must be read.
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

/** A popup for the queue. The rule of its kind has already decided whether the popup is due. */
export interface PopupCandidate {
  readonly key: string;
  readonly kind: PopupKind;
  /** Whether the popup may open on the current page even if popups of its kind may not. */
  readonly isForPage?: boolean;
  /** Why the popup is not due; absent if it is. */
  readonly skipped?: string;
}

/** Status of a candidate after the last decision of the queue. */
export interface PopupStatus {
  readonly key: string;
  readonly kind: PopupKind;
  /**
   * Status after the decision. `shown`: on the screen; `waiting`: next in the queue; `blocked`: cannot be shown now;
   * `skipped`: not due.
   */
  readonly status: 'shown' | 'waiting' | 'blocked' | 'skipped';
  readonly reason: string;
}
