import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../../browser/device/device';

/** Duration of the closing animation (ms): `--motion-slow`. */
const CLOSE_ANIMATION_MS = 250;

/**
 * Returns a function that plays the closing animation and then closes the popup; closes it immediately if it is
 * unmounted during the animation.
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
