import { useEffect, useState } from 'react';
import type { MiniGameView } from '../../contract/mini-game';

/** Milliseconds in which taps count as one (MINI-1). */
const TAP_DEBOUNCE = 250;

/** Whether the view has been on screen for so long that a tap is meant for it, and is not a second one of the tap before. */
export function useSettled(view: MiniGameView): boolean {
  const [settled, setSettled] = useState(view);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(view), TAP_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [view]);
  return settled === view;
}
