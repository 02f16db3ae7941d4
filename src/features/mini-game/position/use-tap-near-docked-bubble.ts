import { type RefObject, useEffect } from 'react';
import { DOCKED_BUBBLE_TAP_DISTANCE_PX, type DockEdge } from './dock-position';

/** CSS selector for elements that handle taps themselves, and for modal dialogs, which block the page below them. */
const OWN_TAPS = 'a, button, input, select, textarea, label, summary, iframe, dialog, [tabindex="0"]';

/** CSS selector for form fields. Focusing one of them opens the virtual keyboard. */
const FIELDS = 'input, select, textarea';

/**
 * Whether a tap opens the bubble that is docked at `edge` (MINI-1). The tap must be within
 * DOCKED_BUBBLE_TAP_DISTANCE_PX of the edge, not above or below the bubble, and not on an element that handles taps
 * itself. A tap whose default action was prevented, or that ends a text selection, does not open the bubble.
 */
function isTapBesideDock(
  event: MouseEvent,
  edge: DockEdge,
  { left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
): boolean {
  const { clientX, clientY, defaultPrevented } = event;
  const fromEdge = edge === 'left' ? clientX - left : right - clientX;
  const isBeside = fromEdge >= 0 && fromEdge < DOCKED_BUBBLE_TAP_DISTANCE_PX && clientY >= top && clientY < bottom;
  // The path at the time of the tap: a control may have left the document since.
  const isOnControl = event.composedPath().some((element) => element instanceof Element && element.matches(OWN_TAPS));
  const isSelecting = getSelection()?.isCollapsed === false;
  return isBeside && !isOnControl && !defaultPrevented && !isSelecting;
}

/**
 * Calls `onTap` for a tap beside the docked bubble, within DOCKED_BUBBLE_TAP_DISTANCE_PX of the edge. The tap target
 * is thus larger than the bubble, which is so narrow that it covers no content. Does not call `onTap` for a tap on
 * another control, or for a tap that takes the focus from a field and thus closes the virtual keyboard.
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
