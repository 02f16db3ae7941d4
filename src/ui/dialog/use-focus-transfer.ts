import { type RefCallback, useCallback, useRef } from 'react';

/**
 * Returns a ref callback for an element that may be replaced, for example a link that is replaced by a button. If the
 * old element had the focus, the new one is focused.
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
