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
