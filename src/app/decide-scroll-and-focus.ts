/** Input of decideScrollAndFocus(): the navigation that opened the page, and the state of the document. */
export interface ScrollAndFocusInput {
  /** How the user has reached the page; `pop`: by Back, Forward or a reload. */
  readonly action: 'push' | 'replace' | 'pop';
  readonly isFirst: boolean;
  /**
   * Whether the document was loaded by a new navigation, not by a reload or from the history. Such a document has no
   * earlier scroll position.
   */
  readonly isNewDocument: boolean;
  readonly isSamePath: boolean;
  /** Whether the user selected an item of the bottom navigation. */
  readonly isTab: boolean;
  /** Whether the focused element was removed, or nothing had the focus. */
  readonly isFocusLost: boolean;
  /** Whether a dialog is open above the page. */
  readonly isCovered: boolean;
}

/**
 * What happens after a page change. Values of `scroll`: `leave` does not scroll, `top` scrolls to the top, `restore`
 * restores the scroll position of the history entry, and `restore-tab` restores the position that the page had when
 * the user last left it by the bottom navigation.
 */
export interface ScrollAndFocusPlan {
  readonly scroll: 'leave' | 'top' | 'restore' | 'restore-tab';
  readonly focusHeading: boolean;
  readonly announceTitle: boolean;
}

function decideScroll({
  action,
  isFirst,
  isNewDocument,
  isSamePath,
  isTab,
}: ScrollAndFocusInput): ScrollAndFocusPlan['scroll'] {
  if (isFirst) return isNewDocument || action !== 'pop' ? 'leave' : 'restore';
  if (action === 'pop') return 'restore';
  if (isTab) return isSamePath ? 'top' : 'restore-tab';
  return isSamePath ? 'leave' : 'top';
}

/**
 * Decides what happens to scroll position and focus after a page change, and whether the title is announced. Scroll
 * position: a new page starts at the top, Back and Forward restore the position. In the bottom navigation, selecting
 * the current item scrolls to the top, and selecting another item restores the position of its page. Focus: moves to
 * the heading if the focused element was removed or the user selected another item of the bottom navigation. It does
 * not move on the first page or while a dialog is open. If the focus does not move and the path has changed, the title
 * is announced, except on the first page.
 */
export function decideScrollAndFocus(entry: ScrollAndFocusInput): ScrollAndFocusPlan {
  const { action, isFirst, isSamePath, isTab, isFocusLost, isCovered } = entry;
  const leavesTab = isTab && !isSamePath && action !== 'pop';
  const focusHeading = !isFirst && !isCovered && (isFocusLost || leavesTab);
  return { scroll: decideScroll(entry), focusHeading, announceTitle: !isFirst && !isSamePath && !focusHeading };
}
