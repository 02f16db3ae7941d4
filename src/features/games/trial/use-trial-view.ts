import { type RefObject, useEffect, useReducer } from 'react';
import { isIos, isRunningAsInstalledApp, readDeviceTraits } from '../../../browser/device/device';
import {
  canGoFullscreen,
  enterFullscreen,
  leaveFullscreen,
  subscribeToFullscreenChanges,
} from '../../../browser/device/fullscreen';
import { lockLandscape, unlockOrientation } from '../../../browser/device/screen-orientation';
import { helpsToTurnPhone, INITIAL_TRIAL_VIEW_STATE, reduceTrialView, type TrialViewState } from './trial-view';

interface TrialLayout extends TrialViewState {
  readonly toggleFullscreen: () => void;
  readonly hideBar: () => void;
  readonly showBar: () => void;
  readonly dismissHint: () => void;
}

/**
 * Returns the view state of a trial (demo) game and the functions that change it, in sync with the Fullscreen API if it
 * is supported (GAME-3). In full screen the browser is asked for landscape; where it cannot turn the picture, the user
 * may.
 */
export function useTrialView(container: RefObject<HTMLElement | null>): TrialLayout {
  const [view, dispatch] = useReducer(reduceTrialView, INITIAL_TRIAL_VIEW_STATE);

  useEffect(() => {
    const unsubscribe = subscribeToFullscreenChanges((isFullscreen) => {
      if (!isFullscreen) unlockOrientation();
      dispatch({ type: isFullscreen ? 'expanded' : 'collapsed' });
    });
    return () => {
      unsubscribe();
      unlockOrientation();
      void leaveFullscreen();
    };
  }, []);

  async function expand() {
    // Where this fails the game fills the page.
    if (canGoFullscreen() && container.current !== null) await enterFullscreen(container.current);
    // The browser reports full screen only after the promise of the request: the hint below must not come before it.
    dispatch({ type: 'expanded' });
    const traits = readDeviceTraits();
    const isHintDue = helpsToTurnPhone({
      isLandscapeLocked: await lockLandscape(),
      isTouchDevice: traits.maxTouchPoints > 0,
      isInstalled: isRunningAsInstalledApp(traits),
      isIos: isIos(traits),
    });
    if (isHintDue) dispatch({ type: 'hint-due' });
  }

  function collapse() {
    unlockOrientation();
    void leaveFullscreen();
    dispatch({ type: 'collapsed' });
  }

  return {
    ...view,
    toggleFullscreen: () => (view.isFullscreen ? collapse() : void expand()),
    hideBar: () => dispatch({ type: 'bar-hidden' }),
    showBar: () => dispatch({ type: 'bar-shown' }),
    dismissHint: () => dispatch({ type: 'hint-dismissed' }),
  };
}
