import { type RefCallback, useCallback, useRef } from 'react';

/**
 * Returns a ref callback that moves focus to the replacement when the focused element is swapped, such as a link for a
 * button.
 */
export function useFocusTransfer(): RefCallback<HTMLElement> {
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
