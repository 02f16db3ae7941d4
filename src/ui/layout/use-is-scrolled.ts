import { useSyncExternalStore } from 'react';

/** Scroll position from which floating buttons are docked at the edge of the viewport (CSS px). */
const DOCK_SCROLL_PX = 80;

function subscribeScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/**
 * Returns whether the page is scrolled so far that floating buttons must be docked, so that they cover less of the
 * page.
 */
export const useIsScrolled = (): boolean => useSyncExternalStore(subscribeScroll, () => scrollY > DOCK_SCROLL_PX);
