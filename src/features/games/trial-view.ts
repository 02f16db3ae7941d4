/** How a trial is laid out. */
export interface TrialView {
  /** The bar with the ways out is on screen; else a handle that brings it back. */
  readonly hasBar: boolean;
  /** The game has the whole screen, or the whole page where no browser gives more. */
  readonly isFull: boolean;
  /** The visitor is told to turn the phone. */
  readonly hasHint: boolean;
}

export type TrialViewEvent =
  | { readonly type: 'hid' }
  | { readonly type: 'shown' }
  /** The game takes all room there is. `inPage`: the browser gives no screen, so the phone may have to be turned by hand. */
  | { readonly type: 'grew'; readonly inPage: boolean }
  | { readonly type: 'shrank' }
  | { readonly type: 'understood' };

export const FRAMED: TrialView = { hasBar: true, isFull: false, hasHint: false };

/** The layout of a trial as a machine (GAME-3): whatever was hidden, the bar is one step away. */
export function reduceTrialView(view: TrialView, event: TrialViewEvent): TrialView {
  switch (event.type) {
    case 'hid':
      return { ...view, hasBar: false };
    case 'shown':
      return { ...view, hasBar: true, hasHint: false };
    case 'grew':
      return { hasBar: false, isFull: true, hasHint: event.inPage };
    case 'shrank':
      return FRAMED;
    case 'understood':
      return { ...view, hasHint: false };
  }
}
