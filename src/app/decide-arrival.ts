/** How a page came on screen. */
export interface Arrival {
  /** `pop`: by Back, Forward or a reload. */
  readonly way: 'push' | 'replace' | 'pop';
  readonly first: boolean;
  /** The document was gone to anew: no earlier place is its own. */
  readonly fresh: boolean;
  readonly samePath: boolean;
  /** The focus went with what had it, or was nowhere. */
  readonly focusLost: boolean;
  /** A dialog or a notice lies over the page. */
  readonly covered: boolean;
}

/** What is done about it: how far the page is scrolled, where the focus goes, whether its title is said. */
export interface ArrivalPlan {
  readonly scroll: 'leave' | 'top' | 'restore';
  readonly focusHeading: boolean;
  readonly sayTitle: boolean;
}

/**
 * A page that is gone to begins at its top, one that is returned to where it was left. The focus that went with the last
 * page goes to the heading, unless something lies over the page or a page took it for itself; then the title is said.
 */
export function decideArrival({ way, first, fresh, samePath, focusLost, covered }: Arrival): ArrivalPlan {
  const stays = first ? fresh || way !== 'pop' : samePath && way !== 'pop';
  const scroll = stays ? 'leave' : way === 'pop' ? 'restore' : 'top';
  const focusHeading = !first && focusLost && !covered;
  return { scroll, focusHeading, sayTitle: !first && !samePath && !focusHeading };
}
