import { type RefObject, useEffect } from 'react';
import { DOCKED_TARGET_PX, type DockEdge } from './dock-position';

/** Elements that receive their own taps, and modals, which block the page below them. */
const OWN_TAPS = 'a, button, input, select, textarea, label, summary, iframe, dialog, [tabindex="0"]';

/** Elements whose focus opens a keyboard. */
const FIELDS = 'input, select, textarea';

/**
 * Whether a tap beside the bubble docked at `edge` opens it: within DOCKED_TARGET_PX of the edge, at the height of the
 * bubble, and on nothing that receives taps itself (MINI-1). Neither a tap that takes the focus from a field, which
 * closes the keyboard, nor the end of a text selection opens it.
 */
function isTapBesideDock(
  event: MouseEvent,
  edge: DockEdge,
  { left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
): boolean {
  const { clientX, clientY, defaultPrevented } = event;
  const fromEdge = edge === 'left' ? clientX - left : right - clientX;
  const isBeside = fromEdge >= 0 && fromEdge < DOCKED_TARGET_PX && clientY >= top && clientY < bottom;
  // The path at the time of the tap: a control may have left the document since.
  const isOnControl = event.composedPath().some((element) => element instanceof Element && element.matches(OWN_TAPS));
  const isSelecting = getSelection()?.isCollapsed === false;
  return isBeside && !isOnControl && !defaultPrevented && !isSelecting;
}

/**
 * Calls `onTap` for a tap beside the docked bubble. The bubble is no wider than the margin of the page, so that it covers
 * no content; this makes its target as wide as that of other controls without taking a tap from any of them.
 * @param edge undefined if the bubble is not docked or not shown
 */
export function useTapNearDockedBubble(
  bubble: RefObject<Element | null>,
  edge: DockEdge | undefined,
  onTap: () => void,
) {
  useEffect(() => {
    if (!edge) return;
    const stop = new AbortController();
    const { signal } = stop;
    let isLeavingField = false;
    const handlePointerDown = () => {
      isLeavingField = document.activeElement?.matches(FIELDS) === true;
    };
    const handleClick = (event: MouseEvent) => {
      if (isLeavingField || !bubble.current) return;
      if (isTapBesideDock(event, edge, bubble.current.getBoundingClientRect())) onTap();
    };
    document.addEventListener('pointerdown', handlePointerDown, { signal, capture: true });
    document.addEventListener('click', handleClick, { signal });
    return () => stop.abort();
  }, [bubble, edge, onTap]);
}
