/** How a page was entered. */
export interface PageEntry {
  /** `pop`: by Back, Forward or a reload. */
  readonly action: 'push' | 'replace' | 'pop';
  readonly isFirst: boolean;
  /** The document was newly navigated to: it has no earlier scroll position. */
  readonly isNewDocument: boolean;
  readonly isSamePath: boolean;
  /** The focused element was removed, or nothing had focus. */
  readonly isFocusLost: boolean;
  /** A dialog is open above the page. */
  readonly isCovered: boolean;
}

/** What to do: scroll position, focus, and whether to announce the title. */
export interface ScrollAndFocusPlan {
  readonly scroll: 'leave' | 'top' | 'restore';
  readonly focusHeading: boolean;
  readonly announceTitle: boolean;
}

/**
 * A new page starts at its top, a page returned to where it was left. If the focus was lost with the last page it
 * moves to the heading, unless a dialog is open or the page has set the focus itself; then the title is announced.
 */
export function decideScrollAndFocus({
  action,
  isFirst,
  isNewDocument,
  isSamePath,
  isFocusLost,
  isCovered,
}: PageEntry): ScrollAndFocusPlan {
  const keepsScroll = isFirst ? isNewDocument || action !== 'pop' : isSamePath && action !== 'pop';
  const scroll = keepsScroll ? 'leave' : action === 'pop' ? 'restore' : 'top';
  const focusHeading = !isFirst && isFocusLost && !isCovered;
  return { scroll, focusHeading, announceTitle: !isFirst && !isSamePath && !focusHeading };
}
