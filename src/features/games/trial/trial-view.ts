/** View state of the screen that plays a game in trial (demo) mode. */
export interface TrialViewState {
  /** Whether the toolbar is shown; while it is hidden, a handle that shows it again takes its place. */
  readonly isBarVisible: boolean;
  /** Whether the game fills the screen, or the page if the Fullscreen API is not supported. */
  readonly isFullscreen: boolean;
  /** Whether the hint to turn the phone is shown. */
  readonly isHintVisible: boolean;
}

export type TrialViewEvent =
  | { readonly type: 'bar-hidden' }
  | { readonly type: 'bar-shown' }
  /**
   * The game has been expanded to fill the screen or, if `inPage`, only the page. If the game fills only the page,
   * the user may have to turn the phone.
   */
  | { readonly type: 'expanded'; readonly inPage: boolean }
  | { readonly type: 'collapsed' }
  | { readonly type: 'hint-dismissed' };

export const INITIAL_TRIAL_VIEW_STATE: TrialViewState = {
  isBarVisible: true,
  isFullscreen: false,
  isHintVisible: false,
};

/** Returns the view of a trial (demo) game after an event (GAME-3). In every state, `bar-shown` shows the toolbar. */
export function reduceTrialView(view: TrialViewState, event: TrialViewEvent): TrialViewState {
  switch (event.type) {
    case 'bar-hidden':
      return { ...view, isBarVisible: false };
    case 'bar-shown':
      return { ...view, isBarVisible: true, isHintVisible: false };
    case 'expanded':
      return { isBarVisible: false, isFullscreen: true, isHintVisible: event.inPage };
    case 'collapsed':
      return INITIAL_TRIAL_VIEW_STATE;
    case 'hint-dismissed':
      return { ...view, isHintVisible: false };
  }
}
