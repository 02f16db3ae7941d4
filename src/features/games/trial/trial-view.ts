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
  | { readonly type: 'expanded' }
  /** The browser has not turned the picture, and turning the phone does. */
  | { readonly type: 'hint-due' }
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
      // Also reported by the browser, after the promise of the full-screen request: that changes nothing any more.
      return view.isFullscreen ? view : { isBarVisible: false, isFullscreen: true, isHintVisible: false };
    case 'hint-due':
      return view.isFullscreen ? { ...view, isHintVisible: true } : view;
    case 'collapsed':
      return INITIAL_TRIAL_VIEW_STATE;
    case 'hint-dismissed':
      return { ...view, isHintVisible: false };
  }
}

/** Input of helpsToTurnPhone(). */
export interface TurnHintInput {
  /** Whether the browser has turned the picture to landscape. */
  readonly isLandscapeLocked: boolean;
  readonly isTouchDevice: boolean;
  readonly isInstalled: boolean;
  readonly isIos: boolean;
}

/**
 * Whether turning the phone makes the picture of a trial bigger (GAME-3). The manifest keeps the installed web app in
 * portrait (ENG-6), except on iOS, which ignores its orientation.
 */
export const helpsToTurnPhone = ({ isLandscapeLocked, isTouchDevice, isInstalled, isIos }: TurnHintInput): boolean =>
  !isLandscapeLocked && isTouchDevice && (!isInstalled || isIos);
