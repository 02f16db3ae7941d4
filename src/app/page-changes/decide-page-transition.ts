/** Input of decidePageTransition(). */
export interface PageTransitionInput {
  readonly action: 'POP' | 'PUSH' | 'REPLACE';
  /** Number of history entries that Back (negative) or Forward moved; null for a new entry. */
  readonly delta: number | null;
  /** Whether only the query changes, as for a filter or the search on home. */
  readonly isSamePath: boolean;
  /** Whether the user selected an item of the bottom navigation. */
  readonly isTab: boolean;
  /** Whether a dialog is open above the page. */
  readonly isCovered: boolean;
  /** Whether the browser or system has already animated the change, for example after a swipe from the screen edge. */
  readonly isAnimatedBySystem: boolean;
}

/** `forward`: to a new page, or by Forward; `back`: by Back; `fade`: to another page of the bottom navigation. */
export type PageTransition = 'forward' | 'back' | 'fade';

/** Decides how a page change is animated in the installed app; undefined for no animation. */
export function decidePageTransition(input: PageTransitionInput): PageTransition | undefined {
  const { action, delta, isSamePath, isTab, isCovered, isAnimatedBySystem } = input;
  // A redirect belongs to the change before it.
  if (isSamePath || isCovered || action === 'REPLACE') return undefined;
  if (action === 'PUSH') return isTab ? 'fade' : 'forward';
  if (isAnimatedBySystem) return undefined;
  return delta !== null && delta < 0 ? 'back' : 'forward';
}
