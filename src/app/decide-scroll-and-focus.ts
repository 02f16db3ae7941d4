/** How a page was entered. */
export interface PageEntry {
  /** `pop`: by Back, Forward or a reload. */
  readonly action: 'push' | 'replace' | 'pop';
  readonly isFirst: boolean;
  /** The document was newly navigated to: it has no earlier scroll position. */
  readonly isNewDocument: boolean;
  readonly isSamePath: boolean;
  /** By a link of the bottom navigation. */
  readonly isTab: boolean;
  /** The focused element was removed, or nothing had focus. */
  readonly isFocusLost: boolean;
  /** A dialog is open above the page. */
  readonly isCovered: boolean;
}

/** What to do: scroll position, focus, and whether to announce the title. */
export interface ScrollAndFocusPlan {
  readonly scroll: 'leave' | 'top' | 'restore' | 'restore-tab';
  readonly focusHeading: boolean;
  readonly announceTitle: boolean;
}

function decideScroll({ action, isFirst, isNewDocument, isSamePath, isTab }: PageEntry): ScrollAndFocusPlan['scroll'] {
  if (isFirst) return isNewDocument || action !== 'pop' ? 'leave' : 'restore';
  if (action === 'pop') return 'restore';
  if (isTab) return isSamePath ? 'top' : 'restore-tab';
  return isSamePath ? 'leave' : 'top';
}

/**
 * A new page starts at its top, a page returned to where it was left. In the bottom navigation, the current item leads
 * to the top of its page, another one to where its page was left. If the focus was lost with the last page, or is on
 * the bottom navigation, it moves to the heading, unless a dialog is open or the page has set the focus itself; then
 * the title is announced.
 */
export function decideScrollAndFocus(entry: PageEntry): ScrollAndFocusPlan {
  const { action, isFirst, isSamePath, isTab, isFocusLost, isCovered } = entry;
  const leavesTab = isTab && !isSamePath && action !== 'pop';
  const focusHeading = !isFirst && !isCovered && (isFocusLost || leavesTab);
  return { scroll: decideScroll(entry), focusHeading, announceTitle: !isFirst && !isSamePath && !focusHeading };
}
