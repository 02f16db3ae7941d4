import { type RefObject, useEffect, useReducer } from 'react';
import { canGoFullscreen, enterFullscreen, leaveFullscreen, subscribeFullscreen } from '../../browser/fullscreen';
import { FRAMED, reduceTrialView, type TrialView } from './trial-view';

interface TrialLayout extends TrialView {
  readonly toggleFull: () => void;
  readonly hideBar: () => void;
  readonly showBar: () => void;
  readonly dropHint: () => void;
}

/** The layout of a trial, in step with the browser's full screen where there is one (GAME-3). */
export function useTrialView(screen: RefObject<HTMLElement | null>): TrialLayout {
  const [view, dispatch] = useReducer(reduceTrialView, FRAMED);

  useEffect(() => {
    const stop = subscribeFullscreen((isFull) =>
      dispatch(isFull ? { type: 'grew', inPage: false } : { type: 'shrank' }),
    );
    return () => {
      stop();
      void leaveFullscreen();
    };
  }, []);

  async function grow() {
    const hasScreen = canGoFullscreen() && screen.current !== null && (await enterFullscreen(screen.current));
    if (!hasScreen) dispatch({ type: 'grew', inPage: true });
  }

  function shrink() {
    void leaveFullscreen();
    dispatch({ type: 'shrank' });
  }

  return {
    ...view,
    toggleFull: () => (view.isFull ? shrink() : void grow()),
    hideBar: () => dispatch({ type: 'hid' }),
    showBar: () => dispatch({ type: 'shown' }),
    dropHint: () => dispatch({ type: 'understood' }),
  };
}
