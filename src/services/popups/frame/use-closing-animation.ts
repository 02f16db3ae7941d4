import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../../browser/device/device';

/** Duration of the closing animation (ms): `--motion-slow`. */
const CLOSE_ANIMATION_MS = 250;

/**
 * Returns `close`, which plays the closing animation and then calls its argument, and `isClosing`, whether the
 * animation is playing. If the component is unmounted during the animation, the argument is called immediately.
 */
export function useClosingAnimation() {
  const [onClosed, setOnClosed] = useState<() => void>();
  useEffect(() => {
    if (!onClosed) return;
    let isDone = false;
    const finish = () => {
      if (!isDone) onClosed();
      isDone = true;
    };
    const timer = setTimeout(finish, prefersReducedMotion() ? 0 : CLOSE_ANIMATION_MS);
    return () => {
      clearTimeout(timer);
      finish();
    };
  }, [onClosed]);
  const close = (closed: () => void) => setOnClosed((pending: (() => void) | undefined) => pending ?? closed);
  return { isClosing: onClosed !== undefined, close };
}
