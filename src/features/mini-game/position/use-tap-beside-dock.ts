import { type RefObject, useEffect } from 'react';
import { DOCKED_TARGET_PX, type DockEdge } from './dock-position';

/** Elements that receive their own taps, and modals, which block the page below them. */
const OWN_TAPS = 'a, button, input, select, textarea, label, summary, iframe, dialog, [tabindex="0"]';

/**
 * Whether a tap beside the bubble docked at `edge` opens it: within DOCKED_TARGET_PX of the edge, at the height of the
 * bubble, and on nothing that receives taps itself (MINI-1).
 */
function isTapBesideDock(
  { target, clientX, clientY }: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>,
  edge: DockEdge,
  { left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
): boolean {
  const fromEdge = edge === 'left' ? clientX - left : right - clientX;
  const isBeside = fromEdge >= 0 && fromEdge < DOCKED_TARGET_PX && clientY >= top && clientY < bottom;
  return isBeside && target instanceof Element && !target.closest(OWN_TAPS);
}

/**
 * Calls `onTap` for a tap beside the docked bubble. The bubble is no wider than the margin of the page, so that it covers
 * no content; this makes its target as wide as that of other controls without taking a tap from any of them.
 * @param edge undefined if the bubble is not docked or not shown
 */
export function useTapBesideDock(bubble: RefObject<Element | null>, edge: DockEdge | undefined, onTap: () => void) {
  useEffect(() => {
    if (!edge) return;
    const stop = new AbortController();
    const handleClick = (event: MouseEvent) => {
      if (bubble.current && isTapBesideDock(event, edge, bubble.current.getBoundingClientRect())) onTap();
    };
    document.addEventListener('click', handleClick, { signal: stop.signal });
    return () => stop.abort();
  }, [bubble, edge, onTap]);
}
