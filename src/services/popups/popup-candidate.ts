/**
 * What may pop up by itself, in the order of the queue (BAN-2). What the user has started and the notices of errors are
 * overlays of their own and suspend the queue. `upgrade` is the update of the native app, which may be forced; `update` is
 * a new version of this page, which leaves the page usable and so comes after what must be read.
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

/** Something that may pop up. Its own rule has decided whether it is due. */
export interface PopupCandidate {
  readonly key: string;
  readonly kind: PopupKind;
  /** Belongs to the page that is open, which may be one on which nothing else pops up. */
  readonly isForPage?: boolean;
  /** Why it is not due; absent if it is. */
  readonly skipped?: string;
}

/** What became of a candidate at the last decision. */
export interface PopupFate {
  readonly key: string;
  readonly kind: PopupKind;
  /** `shown`: on the screen; `waiting`: its turn comes; `blocked`: not now; `skipped`: not due. */
  readonly fate: 'shown' | 'waiting' | 'blocked' | 'skipped';
  readonly reason: string;
}
