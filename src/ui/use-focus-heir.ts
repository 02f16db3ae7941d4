import { type RefCallback, useCallback, useRef } from 'react';

/**
 * A ref for elements of which one takes the other's place, as a link does a button's: the focus that would be lost with
 * the one that goes is given to the one that comes.
 */
export function useFocusHeir(): RefCallback<HTMLElement> {
  const hadFocus = useRef(false);
  return useCallback((element: HTMLElement | null) => {
    if (hadFocus.current && document.activeElement === document.body) element?.focus({ preventScroll: true });
    hadFocus.current = false;
    // React calls this while the element is still in the document.
    return () => {
      hadFocus.current = document.activeElement === element;
    };
  }, []);
}
