import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../../browser/device/device';
import { isPageVisible } from '../../../browser/device/visibility';

/** How long a slide is shown before the carousel advances (ms, POP-4). */
const AUTOPLAY_MS = 5_000;

interface Slides {
  /** Index of the current slide. */
  readonly at: number;
  /** Whether the slides advance automatically unless they are paused: not where motion or skipping is unwanted. */
  readonly canAutoplay: boolean;
  readonly isPaused: boolean;
  /** Moves by a number of slides, wrapping around at the ends, and stops the autoplay. */
  move(by: number): void;
  togglePause(): void;
  /** Pauses or resumes the autoplay; called when the pointer or the focus enters or leaves the slides. */
  hold(isHeld: boolean): void;
}

/**
 * Returns the state of the carousel. It advances automatically, except while it is paused, has the pointer or the
 * focus, or the tab is hidden. It never does if `isAutoplay` is false or the user prefers reduced motion.
 */
export function useSlideCarousel(count: number, isAutoplay: boolean): Slides {
  const [at, setAt] = useState(0);
  const [canAutoplay] = useState(() => isAutoplay && !prefersReducedMotion());
  const [isPaused, setPaused] = useState(!canAutoplay);
  const [isHeld, setHeld] = useState(false);
  const shown = Math.min(at, Math.max(count - 1, 0));
  // `shown` restarts the interval, so that a slide reached by hand is shown for the full time.
  useEffect(() => {
    if (isPaused || isHeld || count < 2) return;
    const timer = setInterval(() => isPageVisible() && setAt((shown + 1) % count), AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [isPaused, isHeld, count, shown]);
  return {
    at: shown,
    canAutoplay,
    isPaused,
    move: (by) => {
      setAt((shown + by + count) % count);
      setPaused(true);
    },
    togglePause: () => setPaused(!isPaused),
    hold: setHeld,
  };
}
