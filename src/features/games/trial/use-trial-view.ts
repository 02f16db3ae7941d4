import { type RefObject, useEffect, useReducer } from 'react';
import {
  canGoFullscreen,
  enterFullscreen,
  leaveFullscreen,
  subscribeToFullscreenChanges,
} from '../../../browser/device/fullscreen';
import { INITIAL_TRIAL_VIEW_STATE, reduceTrialView, type TrialViewState } from './trial-view';

interface TrialLayout extends TrialViewState {
  readonly toggleFullscreen: () => void;
  readonly hideBar: () => void;
  readonly showBar: () => void;
  readonly dismissHint: () => void;
}

/**
 * Returns the view state of a trial (demo) game and the functions that change it, in sync with the Fullscreen API if it
 * is supported (GAME-3).
 */
export function useTrialView(container: RefObject<HTMLElement | null>): TrialLayout {
  const [view, dispatch] = useReducer(reduceTrialView, INITIAL_TRIAL_VIEW_STATE);

  useEffect(() => {
    const unsubscribe = subscribeToFullscreenChanges((isFullscreen) =>
      dispatch(isFullscreen ? { type: 'expanded', inPage: false } : { type: 'collapsed' }),
    );
    return () => {
      unsubscribe();
      void leaveFullscreen();
    };
  }, []);

  async function expand() {
    const isFullscreen = canGoFullscreen() && container.current !== null && (await enterFullscreen(container.current));
    if (!isFullscreen) dispatch({ type: 'expanded', inPage: true });
  }

  function collapse() {
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
