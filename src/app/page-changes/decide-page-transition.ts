/** What is known of a change of the page. */
export interface PageTransitionQuestion {
  readonly action: 'POP' | 'PUSH' | 'REPLACE';
  /** By how many history entries Back or Forward has moved; null for a new entry. */
  readonly delta: number | null;
  /** Only the query changes: a filter, or the search of home. */
  readonly isSamePath: boolean;
  /** By a link of the bottom navigation. */
  readonly isTab: boolean;
  /** A dialog is open above the page. */
  readonly isCovered: boolean;
  /** The system has shown the change already, by a swipe from the edge. */
  readonly isAnimatedBySystem: boolean;
}

/** `forward`: into the product; `back`: out of it; `fade`: from one root place to another. */
export type PageTransition = 'forward' | 'back' | 'fade';

/** Decides how a change of the page is animated in the installed app; undefined: not at all. */
export function decidePageTransition(question: PageTransitionQuestion): PageTransition | undefined {
  const { action, delta, isSamePath, isTab, isCovered, isAnimatedBySystem } = question;
  // A redirect belongs to the change before it.
  if (isSamePath || isCovered || action === 'REPLACE') return undefined;
  if (action === 'PUSH') return isTab ? 'fade' : 'forward';
  if (isAnimatedBySystem) return undefined;
  return delta !== null && delta < 0 ? 'back' : 'forward';
}
