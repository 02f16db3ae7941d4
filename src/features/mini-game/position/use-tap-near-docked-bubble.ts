import { type RefObject, useEffect } from 'react';
import { DOCKED_BUBBLE_TAP_DISTANCE_PX, type DockEdge } from './dock-position';

/** Selects elements that handle taps themselves, and modal dialogs, which block the page below them. */
const OWN_TAPS = 'a, button, input, select, textarea, label, summary, iframe, dialog, [tabindex="0"]';

/** Selects fields: focusing one of them opens the virtual keyboard. */
const FIELDS = 'input, select, textarea';

/**
 * Whether a tap near the bubble that is docked at `edge` opens it (MINI-1): the tap is within
 * DOCKED_BUBBLE_TAP_DISTANCE_PX of the edge, at the height of the bubble, and not on an element that handles taps
 * itself. A tap that takes the focus from a field, which closes the keyboard, and the end of a text selection do not
 * open it.
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
 * Calls `onTap` for a tap within DOCKED_BUBBLE_TAP_DISTANCE_PX of the docked bubble, so that its tap target is larger
 * than the bubble, which is no wider than the margin of the page and covers no content. Taps on other controls do not
 * call `onTap`.
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
