/** How a page was entered. */
export interface PageEntry {
  /** `pop`: by Back, Forward or a reload. */
  readonly action: 'push' | 'replace' | 'pop';
  readonly isFirst: boolean;
  /** The page was loaded by a navigation, so it has no earlier scroll position. */
  readonly isNewDocument: boolean;
  readonly isSamePath: boolean;
  /** The user selected an item of the bottom navigation. */
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
 * A new page starts at the top; a page that the user returns to is restored to its scroll position. In the bottom
 * navigation, the current item scrolls to the top, and any other item restores the position of its page. The focus
 * moves to the heading if the focused element was removed or is in the bottom navigation, unless a dialog is open or
 * the page has set the focus itself; the title is then announced.
 */
export function decideScrollAndFocus(entry: PageEntry): ScrollAndFocusPlan {
  const { action, isFirst, isSamePath, isTab, isFocusLost, isCovered } = entry;
  const leavesTab = isTab && !isSamePath && action !== 'pop';
  const focusHeading = !isFirst && !isCovered && (isFocusLost || leavesTab);
  return { scroll: decideScroll(entry), focusHeading, announceTitle: !isFirst && !isSamePath && !focusHeading };
}
